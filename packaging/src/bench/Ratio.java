// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;

/** The medians of two calls that were timed in turn. */
record Ratio(double ours, double least) {
    static Ratio measure(int samples, Call ours, Call least) throws IOException, InterruptedException {
        double[] our = new double[samples];
        double[] other = new double[samples];
        ours.time(); // warm the files
        least.time();
        for (int i = 0; i < samples; i++) {
            our[i] = ours.time();
            other[i] = least.time();
        }
        return new Ratio(median(our), median(other));
    }

    /** Prints the row and says whether the budget was kept. */
    boolean report(String what, double budget) {
        double ratio = ours / least;
        System.out.printf(
                Locale.ROOT,
                "%-40s %7.2f ms / %6.2f ms = %5.2f  budget %.0f  %s%n",
                what,
                ours,
                least,
                ratio,
                budget,
                ratio <= budget ? "kept" : "MISSED");
        return ratio <= budget;
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
