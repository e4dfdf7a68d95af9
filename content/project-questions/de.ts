const de = {
  items: {
    kosten: {
      question: 'Was kostet eine Projektleitung?',
      answer:
        'Das hängt von Umfang und Dauer ab. Nach einem Gespräch von einer Stunde erhalten Sie eine Offerte auf zwei Seiten: zum Festpreis, nach Aufwand mit Kostendach oder gemischt. Gespräch und Offerte kosten nichts.',
    },
    ablauf: {
      question: 'Was geschieht nach meiner Anfrage?',
      answer:
        '{rule:answer} Es meldet sich die Person, die das Projekt leiten würde, mit Fragen zu Ihrem Vorhaben. Danach folgen ein Gespräch und eine Offerte, oder ein begründetes Nein. {rule:noObligation}',
    },
    wer: {
      question: 'Wer leitet mein Projekt?',
      answer:
        'Die Person, die mit Ihnen spricht und die Offerte schreibt. Wir schicken kein Team, das Sie vorher nicht kennen. Wer wir sind, steht auf der Seite [Team](/team).',
    },
    beginn: {
      question: 'Wie schnell können Sie anfangen?',
      answer:
        'Das sagen wir Ihnen in der ersten Antwort, mit einem Datum. Nennen Sie in der Anfrage, wann es losgehen soll und wie dringend es ist.',
    },
    krise: {
      question: 'Übernehmen Sie auch ein Projekt, das schon läuft oder stockt?',
      answer:
        'Ja. Zuerst stellen wir fest, wo es steht, und legen Ihnen drei Wege vor: weitergehen, anders gehen oder umkehren. Den Entscheid fällen Sie.',
    },
    ort: {
      question: 'Arbeiten Sie bei uns vor Ort, und in welcher Sprache?',
      answer:
        'Wir sind in Cham und arbeiten so viel vor Ort, wie das Projekt es braucht; das halten wir in der Offerte fest. Auf dieser Website erreichen Sie uns auf Deutsch, Englisch, Französisch und Italienisch. In welcher Sprache das Projekt läuft, klären wir im ersten Gespräch.',
    },
    vertraulich: {
      question: 'Bleibt vertraulich, was wir Ihnen erzählen?',
      answer:
        'Ja. Ihre Angaben verwenden wir nur, um zu antworten und eine Offerte zu machen; was wir wie lange aufbewahren, steht unter [Datenschutz](/datenschutz). Brauchen Sie vor dem Gespräch eine Vereinbarung zur Geheimhaltung, senden Sie sie uns.',
    },
    stand: {
      question: 'Wie weiss ich, wo mein Projekt steht?',
      answer:
        'Sie erhalten jede Woche eine Seite mit Stand und Budget, und alle zwei Wochen zeigt das Team, was läuft. Was wir nicht wissen, steht auf derselben Liste wie das, was wir wissen.',
    },
    unabhaengig: {
      question: 'Verkaufen Sie auch Software?',
      answer:
        'Nein. Wir verkaufen keine Software und nehmen keine Provisionen von Herstellern. Empfehlen wir etwas, hat das nur mit Ihrem Projekt zu tun.',
    },
    ende: {
      question: 'Was bleibt, wenn das Mandat endet?',
      answer:
        'Die Dokumentation, eine Liste der offenen Punkte mit Namen und Datum und ein Rückblick auf zwei Seiten. Was erarbeitet ist, gehört Ihnen. Wir übergeben an die Leute, die bleiben, und gehen, wenn es ohne uns läuft.',
    },
  },
}

export default de
export type Messages = typeof de
