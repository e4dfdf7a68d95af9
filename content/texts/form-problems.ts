import { texts } from '#i18n/texts.ts'

/** Each sentence says how to fix it. */
export default texts({
  /** {n}: number of fields. */
  title: {
    one: {
      de: 'Eine Angabe passt noch nicht',
      en: 'One entry needs another look',
      fr: 'Un champ est à revoir',
      it: 'Un campo è da rivedere',
    },
    other: {
      de: '{n} Angaben passen noch nicht',
      en: '{n} entries need another look',
      fr: '{n} champs sont à revoir',
      it: '{n} campi sono da rivedere',
    },
  },
  /** Fallback. */
  other: {
    de: 'Diese Angabe können wir nicht lesen. Bitte schreiben Sie sie neu.',
    en: 'We can’t read this entry. Please enter it again.',
    fr: 'Nous n’arrivons pas à lire ce champ. Remplissez-le à nouveau.',
    it: 'Non riusciamo a leggere questa indicazione. La scriva di nuovo.',
  },
  fields: {
    name: {
      too_long: {
        de: 'Der Name darf höchstens {max} Zeichen lang sein.',
        en: 'Please keep the name to {max} characters.',
        fr: 'Le nom peut compter {max} caractères au plus.',
        it: 'Il nome può avere al massimo {max} caratteri.',
      },
    },
    email: {
      required: {
        de: 'Bitte geben Sie Ihre E-Mail-Adresse an. Sonst können wir nicht antworten.',
        en: 'Please give your e-mail address. Without it we can’t reply.',
        fr: 'Indiquez votre adresse e-mail. Sans elle, nous ne pouvons pas répondre.',
        it: 'Indichi la Sua e-mail. Altrimenti non possiamo rispondere.',
      },
      invalid: {
        de: 'Diese E-Mail-Adresse ist nicht vollständig. Beispiel: name@firma.ch.',
        en: 'This e-mail address isn’t complete. Example: name@company.com.',
        fr: 'Cette adresse e-mail n’est pas complète. Exemple : nom@entreprise.ch.',
        it: 'Questo indirizzo e-mail non è completo. Esempio: nome@azienda.ch.',
      },
    },
    message: {
      required: {
        de: 'Bitte schreiben Sie uns ein, zwei Sätze.',
        en: 'Please write us a sentence or two.',
        fr: 'Écrivez-nous une phrase ou deux.',
        it: 'Ci scriva una o due frasi.',
      },
      too_long: {
        de: 'Der Text ist länger als {max} Zeichen. Bitte kürzen Sie ihn oder senden Sie ihn per E-Mail.',
        en: 'The text is longer than {max} characters. Please shorten it or send it by e-mail.',
        fr: 'Le texte dépasse {max} caractères. Raccourcissez-le ou envoyez-le par e-mail.',
        it: 'Il testo supera {max} caratteri. Lo accorci o lo mandi per e-mail.',
      },
    },
    /** {name}: of the file. Limits: `ATTACHMENT_LIMITS`. */
    attachments: {
      type: {
        de: '«{name}» können wir nicht annehmen. Es gehen PDF, Bilder, Office- und OpenDocument-Dateien, Text und CSV.',
        en: 'We can’t accept “{name}”. PDF, images, Office and OpenDocument files, text and CSV are fine.',
        fr: 'Nous ne pouvons pas accepter «\u202f{name}\u202f». Formats acceptés\u202f: PDF, images, fichiers Office et OpenDocument, texte et CSV.',
        it: 'Non possiamo accettare «{name}». Vanno bene PDF, immagini, file Office e OpenDocument, testo e CSV.',
      },
      content: {
        de: 'Der Inhalt von «{name}» passt nicht zur Dateiendung. Speichern Sie die Datei neu, am besten als PDF.',
        en: 'The content of “{name}” doesn’t match its file extension. Please save the file again, ideally as a PDF.',
        fr: 'Le contenu de «\u202f{name}\u202f» ne correspond pas à son extension. Enregistrez le fichier à nouveau, de préférence en PDF.',
        it: 'Il contenuto di «{name}» non corrisponde all’estensione. Salvi di nuovo il file, meglio se in PDF.',
      },
      empty: {
        de: '«{name}» ist leer. Bitte wählen Sie die Datei noch einmal.',
        en: '“{name}” is empty. Please choose the file again.',
        fr: '«\u202f{name}\u202f» est vide. Choisissez le fichier à nouveau.',
        it: '«{name}» è vuoto. Scelga di nuovo il file.',
      },
      too_large: {
        de: '«{name}» ist grösser als 12 MB. Bitte verkleinern Sie die Datei oder lassen Sie sie weg.',
        en: '“{name}” is larger than 12 MB. Please make it smaller or leave it out.',
        fr: '«\u202f{name}\u202f» dépasse 12\u00a0Mo. Réduisez le fichier ou retirez-le.',
        it: '«{name}» supera 12 MB. Riduca il file o lo tolga.',
      },
      too_many: {
        de: 'Mehr als 5 Dateien können wir nicht annehmen. Bitte lassen Sie einige weg.',
        en: 'We can’t accept more than 5 files. Please leave some out.',
        fr: 'Nous ne pouvons pas accepter plus de 5 fichiers. Retirez-en quelques-uns.',
        it: 'Non possiamo accettare più di 5 file. Ne tolga qualcuno.',
      },
      too_large_together: {
        de: 'Die Dateien sind zusammen grösser als 20 MB. Bitte lassen Sie eine weg.',
        en: 'Together, the files come to more than 20 MB. Please leave one out.',
        fr: 'Les fichiers dépassent ensemble 20\u00a0Mo. Retirez-en un.',
        it: 'Insieme i file superano 20 MB. Ne tolga uno.',
      },
    },
  },
  /** A note that may be about health, and the consent to it (`site/form/health-note.tsx`). */
  note: {
    hint: {
      de: '{rule:healthData}',
      en: '{rule:healthData}',
      fr: '{rule:healthData}',
      it: '{rule:healthData}',
    },
    consent: {
      de: 'Ich bin ausdrücklich einverstanden, dass Gratweg diese Angaben, auch solche zu Gesundheit und Ernährung, für den Anlass verwendet. Das kann ich jederzeit widerrufen.',
      en: 'I expressly agree that Gratweg may use this information, including anything about health and diet, for the event. I can withdraw this at any time.',
      fr: 'J’accepte expressément que Gratweg utilise ces indications, y compris celles sur la santé et l’alimentation, pour l’activité. Je peux retirer cet accord à tout moment.',
      it: 'Acconsento espressamente a che Gratweg utilizzi queste indicazioni, anche quelle sulla salute e sull’alimentazione, per l’evento. Posso revocare il consenso in qualsiasi momento.',
    },
    required: {
      de: 'Ohne Ihr Einverständnis dürfen wir diese Bemerkung nicht speichern. Bitte setzen Sie das Häkchen, oder leeren Sie das Feld darüber.',
      en: 'We may not store this note without your consent. Please tick the box, or clear the field above it.',
      fr: 'Sans votre accord, nous ne pouvons pas enregistrer cette remarque. Cochez la case ou videz le champ ci-dessus.',
      it: 'Senza il Suo consenso non possiamo salvare questa indicazione. Selezioni la casella oppure svuoti il campo qui sopra.',
    },
  },
  /** At the file field of a re-rendered form. */
  filesLost: {
    de: 'Bitte wählen Sie die Dateien noch einmal: Sie sind beim Neuladen der Seite verloren gegangen.',
    en: 'Please choose your files again: the page couldn’t keep them.',
    fr: 'Choisissez vos fichiers à nouveau\u202f: la page n’a pas pu les garder.',
    it: 'Scelga di nuovo i file: la pagina non li conserva.',
  },
  /** While a busy server is retried; also for orders. */
  again: {
    de: 'Gerade kommen viele Anfragen. Wir senden in ein paar Sekunden noch einmal; es zählt nur einmal.',
    en: 'We’re busy just now. We’ll send it again in a few seconds; it counts only once.',
    fr: 'Il y a beaucoup de monde en ce moment. L’envoi reprend dans quelques secondes ; il ne compte qu’une fois.',
    it: 'In questo momento le richieste sono molte. Fra qualche secondo inviamo di nuovo; conta una volta sola.',
  },
  notices: {
    failed: {
      de: 'Die Nachricht ist nicht angekommen. Ihr Text ist noch da. Bitte senden Sie ihn noch einmal.',
      en: 'The message didn’t arrive. Your text is still here. Please send it again.',
      fr: 'Le message n’est pas arrivé. Votre texte est encore là. Envoyez-le à nouveau.',
      it: 'Il messaggio non è arrivato. Il Suo testo è ancora qui. Lo invii di nuovo.',
    },
    unanswered: {
      de: 'Wir haben keine Antwort vom Server. Senden Sie noch einmal: Die Nachricht kommt nur einmal an.',
      en: 'The server hasn’t answered. Send it again: the message will only arrive once.',
      fr: 'Le serveur n’a pas répondu. Renvoyez votre message : il n’arrivera qu’une seule fois.',
      it: 'Il server non ha risposto. Invii ancora una volta: il messaggio arriverà una volta sola.',
    },
    too_many: {
      de: 'Von Ihrem Anschluss kamen eben viele Nachrichten. Bitte warten Sie zehn Minuten. Ihr Text bleibt erhalten.',
      en: 'A lot of messages have just come from your connection. Please wait ten minutes. Your text stays here.',
      fr: 'Beaucoup de messages viennent d’arriver depuis votre connexion. Attendez dix minutes. Votre texte reste là.',
      it: 'Dalla Sua connessione sono appena arrivati molti messaggi. Attenda dieci minuti. Il testo resta qui.',
    },
  },
})
