// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.AddNote;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Notice;
import dev.relaybook.ui.common.Notices;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** A text that rides on the next injection, once. FX thread only. */
public final class NoteViewModel {
    private final AddNote addNote;
    private final Background background;
    private final Notices notices;
    private final Runnable refresh;

    private final ObjectProperty<Optional<LedgerId>> into = new SimpleObjectProperty<>(Optional.empty());
    private final StringProperty text = new SimpleStringProperty("");
    private final ObjectProperty<NoteAdded.Moment> moment =
            new SimpleObjectProperty<>(NoteAdded.Moment.NEXT_COMPACTION);
    private final BooleanBinding addable;

    public NoteViewModel(AddNote addNote, Background background, Notices notices, Runnable refresh) {
        this.addNote = addNote;
        this.background = background;
        this.notices = notices;
        this.refresh = refresh;
        addable = Bindings.createBooleanBinding(
                () -> !text.get().isBlank() && into.get().isPresent(), text, into);
    }

    public StringProperty textProperty() {
        return text;
    }

    /** When it is to be handed over. */
    public ObjectProperty<NoteAdded.Moment> momentProperty() {
        return moment;
    }

    public BooleanBinding addable() {
        return addable;
    }

    public void open(Optional<LedgerId> session) {
        into.set(session);
        text.set("");
    }

    public void add() {
        if (!addable.get() || into.get().isEmpty()) return;
        LedgerId ledger = into.get().get();
        String words = text.get();
        NoteAdded.Moment when = moment.get();
        background.act(
                () -> addNote.add(ledger, Actor.HUMAN, words, when),
                outcome -> tell(outcome, ledger),
                notices.failure(Messages.text("note.failed")));
    }

    private void tell(AddNote.Outcome outcome, LedgerId ledger) {
        switch (outcome) {
            case AddNote.Noted _ -> {
                notices.done(Messages.text("note.added"));
                if (into.get().equals(Optional.of(ledger))) text.set("");
            }
            case Refused refused ->
                notices.show(Notice.problem(
                        Messages.text("note.refused"),
                        refused.sentence(),
                        refused.reason().code(),
                        ""));
        }
        refresh.run();
    }
}
