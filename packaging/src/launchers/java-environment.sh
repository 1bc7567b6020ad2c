# The JVM does not notice that a jar was replaced and would go on running the recorded classes. A copied image has newer jars
# too, so a newer jar alone only asks for the exact comparison.
aot="-XX:AOTCache=$app/aot/@CACHE@"
for jar in "$app"/lib/*.jar; do
  if [ "$jar" -nt "$app/aot/@CACHE@" ]; then
    (cd "$app/lib" && LC_ALL=C && export LC_ALL && cksum -- *.jar) 2>/dev/null | cmp -s - "$app/aot/jars.cksum" ||
      aot=-XX:AOTMode=off
    break
  fi
done

# the JVM announces these variables on stderr, and what they ask for may not fit the cache
unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS

# Where the locale is not UTF-8, or is named but not installed, the JVM cannot open files with more than ASCII in their path,
# its own jars included. So the encoding is fixed, and the user's language is told by other means.
locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-C}}}
locale=${locale%%[.@]*}
case $locale in
  C | POSIX) language=en country= ;;
  *_*) language=${locale%%_*} country=${locale#*_} ;;
  *) language=$locale country= ;;
esac
export LC_ALL=C.UTF-8
