import { texts } from '#i18n/texts.ts'

export default texts({
  items: {
    kosten: {
      question: {
        de: 'Was kostet eine Projektleitung?',
        en: 'What does project leadership cost?',
        fr: 'Combien coûte une direction de projet ?',
        it: 'Quanto costa la direzione di un progetto?',
      },
      answer: {
        de: 'Das hängt von Umfang und Dauer ab. Nach einem Gespräch von einer Stunde erhalten Sie eine Offerte auf zwei Seiten: zum Festpreis, nach Aufwand mit Kostendach oder gemischt. Gespräch und Offerte kosten nichts.',
        en: 'It depends on scope and duration. After a one-hour conversation we send you a two-page proposal: at a fixed price, by the day with a cost ceiling, or a mix of the two. The conversation and the proposal are free.',
        fr: 'Cela dépend de l’ampleur et de la durée. Après un entretien d’une heure, vous recevez une offre de deux pages : à prix fixe, en régie avec un plafond, ou mixte. L’entretien et l’offre sont gratuits.',
        it: 'Dipende da portata e durata. Dopo un colloquio di un’ora riceve un’offerta di due pagine: a prezzo fisso, a consuntivo con un tetto di spesa, oppure mista. Il colloquio e l’offerta sono gratuiti.',
      },
    },
    ablauf: {
      question: {
        de: 'Was geschieht nach meiner Anfrage?',
        en: 'What happens after I get in touch?',
        fr: 'Que se passe-t-il après ma demande ?',
        it: 'Che cosa succede dopo la mia richiesta?',
      },
      answer: {
        de: '{rule:answer} Es meldet sich die Person, die das Projekt leiten würde, mit Fragen zu Ihrem Vorhaben. Danach folgen ein Gespräch und eine Offerte, oder ein begründetes Nein. {rule:noObligation}',
        en: '{rule:answer} You hear from the person who would lead the project, with questions about your plans. A conversation and a proposal follow, or a no with reasons. {rule:noObligation}',
        fr: '{rule:answer} La personne qui dirigerait le projet vous écrit, avec des questions sur ce que vous prévoyez. Suivent un entretien et une offre, ou un refus motivé. {rule:noObligation}',
        it: '{rule:answer} Le scrive la persona che dirigerebbe il progetto, con domande su ciò che ha in programma. Seguono un colloquio e un’offerta, oppure un no motivato. {rule:noObligation}',
      },
    },
    wer: {
      question: {
        de: 'Wer leitet mein Projekt?',
        en: 'Who will lead my project?',
        fr: 'Qui dirige mon projet ?',
        it: 'Chi dirige il mio progetto?',
      },
      answer: {
        de: 'Die Person, die mit Ihnen spricht und die Offerte schreibt. Wir schicken kein Team, das Sie vorher nicht kennen. Wer wir sind, steht auf der Seite [Team](/team).',
        en: 'The person who talks to you and writes the proposal. We don’t send a team you’ve never met. You can read who we are on the [team page](/team).',
        fr: 'La personne qui parle avec vous et qui rédige l’offre. Nous n’envoyons pas d’équipe que vous ne connaissez pas. La page [Équipe](/team) dit qui nous sommes.',
        it: 'La persona che parla con Lei e scrive l’offerta. Non mandiamo persone che prima non conosce. Chi siamo è scritto nella pagina [Team](/team).',
      },
    },
    beginn: {
      question: {
        de: 'Wie schnell können Sie anfangen?',
        en: 'How soon can you start?',
        fr: 'Quand pouvez-vous commencer ?',
        it: 'Quando potete cominciare?',
      },
      answer: {
        de: 'Das sagen wir Ihnen in der ersten Antwort, mit einem Datum. Nennen Sie in der Anfrage, wann es losgehen soll und wie dringend es ist.',
        en: 'We tell you in our first reply, with a date. In your enquiry, say when the project should start and how urgent it is.',
        fr: 'Nous vous le disons dès notre première réponse, avec une date. Indiquez dans la demande quand le projet doit démarrer et s’il est urgent.',
        it: 'Glielo diciamo nella prima risposta, con una data. Nella richiesta indichi quando deve partire il progetto e quanto è urgente.',
      },
    },
    krise: {
      question: {
        de: 'Übernehmen Sie auch ein Projekt, das schon läuft oder stockt?',
        en: 'Do you take on projects that are already under way, or stuck?',
        fr: 'Reprenez-vous aussi un projet en cours ou en difficulté ?',
        it: 'Prendete in mano anche un progetto in corso o in difficoltà?',
      },
      answer: {
        de: 'Ja. Zuerst stellen wir fest, wo es steht, und legen Ihnen drei Wege vor: weitergehen, anders gehen oder umkehren. Den Entscheid fällen Sie.',
        en: 'Yes. First we establish where the project stands and put three routes to you: carry on, go another way or turn back. You decide.',
        fr: 'Oui. Nous établissons d’abord où il en est et vous présentons trois voies : continuer, changer de route ou faire demi-tour. C’est vous qui décidez.',
        it: 'Sì. Prima stabiliamo a che punto è e Le presentiamo tre vie: proseguire, cambiare percorso o tornare indietro. La decisione è Sua.',
      },
    },
    ort: {
      question: {
        de: 'Arbeiten Sie bei uns vor Ort, und in welcher Sprache?',
        en: 'Do you work on site, and in which language?',
        fr: 'Travaillez-vous sur place, et dans quelle langue ?',
        it: 'Lavorate da noi in sede, e in quale lingua?',
      },
      answer: {
        de: 'Wir sind in Cham und arbeiten so viel vor Ort, wie das Projekt es braucht; das halten wir in der Offerte fest. Auf dieser Website erreichen Sie uns auf Deutsch, Englisch, Französisch und Italienisch. In welcher Sprache das Projekt läuft, klären wir im ersten Gespräch.',
        en: 'We’re based in Cham and work on site as much as the project needs; the proposal says how much. On this website you can reach us in German, English, French and Italian. We settle the language of the project in the first conversation.',
        fr: 'Nous sommes à Cham et travaillons sur place autant que le projet le demande ; l’offre le précise. Sur ce site, vous pouvez nous écrire en allemand, en anglais, en français et en italien. La langue du projet se décide lors du premier entretien.',
        it: 'Siamo a Cham e lavoriamo in sede quanto il progetto richiede; lo precisiamo nell’offerta. Su questo sito può scriverci in tedesco, inglese, francese e italiano. La lingua del progetto si decide nel primo colloquio.',
      },
    },
    vertraulich: {
      question: {
        de: 'Bleibt vertraulich, was wir Ihnen erzählen?',
        en: 'Will what we tell you stay confidential?',
        fr: 'Ce que nous vous disons reste-t-il confidentiel ?',
        it: 'Ciò che vi diciamo rimane riservato?',
      },
      answer: {
        de: 'Ja. Ihre Angaben verwenden wir nur, um zu antworten und eine Offerte zu machen; was wir wie lange aufbewahren, steht unter [Datenschutz](/datenschutz). Brauchen Sie vor dem Gespräch eine Vereinbarung zur Geheimhaltung, senden Sie sie uns.',
        en: 'Yes. We use your details only to reply and to write a proposal; our [privacy statement](/datenschutz) says what we keep and for how long. If you need a non-disclosure agreement before we talk, send it to us.',
        fr: 'Oui. Nous n’utilisons vos indications que pour répondre et rédiger une offre ; la page [Protection des données](/datenschutz) dit ce que nous conservons et combien de temps. S’il vous faut un accord de confidentialité avant l’entretien, envoyez-le-nous.',
        it: 'Sì. Usiamo le Sue indicazioni solo per rispondere e preparare un’offerta; che cosa conserviamo e per quanto tempo è scritto in [Protezione dei dati](/datenschutz). Se prima del colloquio Le serve un accordo di riservatezza, ce lo mandi.',
      },
    },
    stand: {
      question: {
        de: 'Wie weiss ich, wo mein Projekt steht?',
        en: 'How do I know where my project stands?',
        fr: 'Comment savoir où en est mon projet ?',
        it: 'Come so a che punto è il mio progetto?',
      },
      answer: {
        de: 'Sie erhalten jede Woche eine Seite mit Stand und Budget, und alle zwei Wochen zeigt das Team, was läuft. Was wir nicht wissen, steht auf derselben Liste wie das, was wir wissen.',
        en: 'Every week you get one page on status and budget, and every two weeks the team shows what works. What we don’t know is on the same list as what we do.',
        fr: 'Chaque semaine, vous recevez une page sur l’avancement et le budget, et toutes les deux semaines l’équipe montre ce qui fonctionne. Ce que nous ne savons pas figure sur la même liste que ce que nous savons.',
        it: 'Ogni settimana riceve una pagina su avanzamento e budget, e ogni due settimane il team mostra che cosa funziona. Ciò che non sappiamo sta nella stessa lista di ciò che sappiamo.',
      },
    },
    unabhaengig: {
      question: {
        de: 'Verkaufen Sie auch Software?',
        en: 'Do you sell software too?',
        fr: 'Vendez-vous aussi des logiciels ?',
        it: 'Vendete anche software?',
      },
      answer: {
        de: 'Nein. Wir verkaufen keine Software und nehmen keine Provisionen von Herstellern. Empfehlen wir etwas, hat das nur mit Ihrem Projekt zu tun.',
        en: 'No. We don’t sell software and we take no commission from vendors. If we recommend something, it’s only because of your project.',
        fr: 'Non. Nous ne vendons pas de logiciels et n’acceptons aucune commission de fournisseurs. Si nous recommandons quelque chose, c’est uniquement pour votre projet.',
        it: 'No. Non vendiamo software e non prendiamo provvigioni da produttori. Se consigliamo qualcosa, è soltanto per il Suo progetto.',
      },
    },
    ende: {
      question: {
        de: 'Was bleibt, wenn das Mandat endet?',
        en: 'What remains when the engagement ends?',
        fr: 'Que reste-t-il à la fin du mandat ?',
        it: 'Che cosa rimane alla fine del mandato?',
      },
      answer: {
        de: 'Die Dokumentation, eine Liste der offenen Punkte mit Namen und Datum und ein Rückblick auf zwei Seiten. Was erarbeitet ist, gehört Ihnen. Wir übergeben an die Leute, die bleiben, und gehen, wenn es ohne uns läuft.',
        en: 'The documentation, a list of open points with names and dates, and a two-page review. The work is yours. We hand over to the people who stay, and leave once things run without us.',
        fr: 'La documentation, une liste des points ouverts avec des noms et des dates, et un bilan de deux pages. Le travail fait vous appartient. Nous remettons tout aux personnes qui restent, et nous partons quand tout fonctionne sans nous.',
        it: 'La documentazione, una lista dei punti aperti con nomi e date e un bilancio di due pagine. Il lavoro fatto è Suo. Passiamo tutto alle persone che restano, e ce ne andiamo quando tutto funziona senza di noi.',
      },
    },
  },
})
