import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Meine Daten – Gratweg',
      en: 'My data – Gratweg',
      fr: 'Mes données – Gratweg',
      it: 'I miei dati – Gratweg',
    },
    description: {
      de: 'Sehen Sie, was Gratweg unter Ihrer E-Mail-Adresse gespeichert hat. Laden Sie es herunter oder löschen Sie es, ohne zu fragen.',
      en: 'See what Gratweg has stored under your e-mail address. Download it or delete it, without having to ask.',
      fr: 'Voyez ce que Gratweg conserve pour votre adresse e-mail. Téléchargez-le ou effacez-le, sans rien demander à personne.',
      it: 'Veda quali dati Gratweg conserva per il Suo indirizzo e-mail. Li scarichi o li cancelli, senza chiedere a nessuno.',
    },
  },
  kind: { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données', it: 'Protezione dei dati' },
  title: {
    de: 'Was wir über Sie wissen',
    en: 'What we know about you',
    fr: 'Ce que nous savons de vous',
    it: 'Che cosa sappiamo di Lei',
  },
  lead: {
    de: 'Geben Sie Ihre Adresse an. Wir schicken dorthin einen Link zu allem, was dazu gespeichert ist.',
    en: 'Give us your address. We’ll e-mail you a link that shows what’s stored under it.',
    fr: 'Indiquez votre adresse. Nous y envoyons un lien qui montre ce que nous conservons à votre sujet.',
    it: 'Indichi il Suo indirizzo. Riceverà un link che mostra quali dati conserviamo.',
  },
  label: {
    de: 'Meine Daten anfordern',
    en: 'Ask for my data',
    fr: 'Demander mes données',
    it: 'Richiedere i miei dati',
  },
  send: { de: 'Link schicken', en: 'Send the link', fr: 'Envoyer le lien', it: 'Inviare il link' },
  note: {
    de: 'Ob wir die Adresse kennen, sagen wir hier niemandem. Das erfährt nur, wer dieses Postfach liest.',
    en: 'We don’t say here whether we know the address. Only the person who reads that inbox will find out.',
    fr: 'Nous ne disons ici à personne si nous connaissons l’adresse. Seule la personne qui lit les e-mails de cette adresse l’apprendra.',
    it: 'Qui non diciamo a nessuno se conosciamo l’indirizzo. Lo vede solo chi legge quella casella.',
  },
  privacyLink: { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données', it: 'Protezione dei dati' },
  steps: {
    title: { de: 'So geht es', en: 'How it works', fr: 'Comment cela se passe', it: 'Come funziona' },
    list: [
      {
        de: 'In der E-Mail steht ein Link. Er gilt zwei Stunden und nur für Ihre Adresse.',
        en: 'The e-mail contains a link. It works for two hours, and for your address alone.',
        fr: 'L’e-mail contient un lien. Il est valable deux heures, pour votre adresse seulement.',
        it: 'Nell’e-mail c’è un link. È valido due ore e solo per il Suo indirizzo.',
      },
      {
        de: 'Die Seite zeigt Bestellungen, Buchungen, Nachrichten und was sonst da ist.',
        en: 'The page shows orders, bookings, messages and whatever else there is.',
        fr: 'La page montre commandes, réservations, messages et tout ce qu’il y a d’autre.',
        it: 'La pagina mostra ordini, prenotazioni, messaggi e tutto il resto.',
      },
      {
        de: 'Sie laden alles als Datei herunter, oder Sie löschen, was wir nicht aufbewahren müssen.',
        en: 'You download all of it as a file, or you delete what we don’t have to keep.',
        fr: 'Vous téléchargez le tout en un fichier, ou vous effacez ce que rien ne nous oblige à garder.',
        it: 'Può scaricare tutto in un file, oppure cancellare ciò che non siamo tenuti a conservare.',
      },
    ],
  },
  sent: {
    meta: {
      title: {
        de: 'Link unterwegs – Gratweg',
        en: 'Link on its way – Gratweg',
        fr: 'Lien en route – Gratweg',
        it: 'Link in arrivo – Gratweg',
      },
      description: {
        de: 'Der Link zu Ihren Daten bei Gratweg ist unterwegs in Ihr Postfach. Er gilt zwei Stunden und öffnet nur, was zu Ihnen gehört.',
        en: 'The link to your data with Gratweg is on its way to your inbox. It works for two hours and opens only what’s yours.',
        fr: 'Le lien vers vos données chez Gratweg est en route vers votre messagerie. Il est valable deux heures et n’ouvre que ce qui vous concerne.',
        it: 'Il link ai Suoi dati presso Gratweg sta arrivando nella Sua casella. È valido due ore e apre solo ciò che La riguarda.',
      },
    },
    title: {
      de: 'Jetzt ins Postfach.',
      en: 'Over to your inbox.',
      fr: 'Regardez vos e-mails.',
      it: 'Controlli la posta.',
    },
    lead: {
      de: 'In wenigen Minuten kommt eine E-Mail mit dem Link zu Ihren Daten. Er gilt zwei Stunden.',
      en: 'In a few minutes you’ll get an e-mail with the link to your data. It works for two hours.',
      fr: 'Vous allez recevoir d’ici quelques minutes un e-mail avec le lien vers vos données. Il est valable deux heures.',
      it: 'Fra pochi minuti arriva un’e-mail con il link ai Suoi dati. È valido due ore.',
    },
    hint: {
      de: 'Nichts da? Sehen Sie im Spam-Ordner nach. Wir senden höchstens drei solche E-Mails am Tag an eine Adresse.',
      en: 'Nothing there? Look in your spam folder. An address gets no more than three such e-mails a day.',
      fr: 'Rien reçu\u202f? Regardez dans le courrier indésirable. Une adresse ne reçoit pas plus de trois e-mails de ce genre par jour.',
      it: 'Non arriva nulla? Controlli la posta indesiderata. Un indirizzo non riceve più di tre di queste e-mail al giorno.',
    },
    home: {
      de: 'Zur Startseite',
      en: 'Go to the home page',
      fr: 'Retour à l’accueil',
      it: 'Tornare alla pagina iniziale',
    },
  },
  file: {
    meta: {
      title: {
        de: 'Meine Daten – Gratweg',
        en: 'My data – Gratweg',
        fr: 'Mes données – Gratweg',
        it: 'I miei dati – Gratweg',
      },
      description: {
        de: 'Alles, was Gratweg unter Ihrer E-Mail-Adresse gespeichert hat: ansehen, herunterladen, löschen.',
        en: 'Everything Gratweg has stored under your e-mail address: see it, download it, delete it.',
        fr: 'Tout ce que Gratweg conserve pour votre adresse e-mail\u202f: le voir, le télécharger, l’effacer.',
        it: 'Tutti i dati che Gratweg conserva per il Suo indirizzo e-mail: vederli, scaricarli, cancellarli.',
      },
    },
    title: { de: 'Das ist alles.', en: 'That’s everything.', fr: 'C’est tout.', it: 'È tutto qui.' },
    lead: {
      de: 'So viel haben wir unter {address} gespeichert.',
      en: 'This is what we’ve stored under {address}.',
      fr: 'Voilà ce que nous conservons pour {address}.',
      it: 'Ecco i dati che conserviamo per {address}.',
    },
    until: {
      de: 'Der Link gilt bis {time} Uhr.',
      en: 'The link works until {time}.',
      fr: 'Le lien est valable jusqu’à {time}.',
      it: 'Il link è valido fino alle {time}.',
    },
    nothing: {
      title: {
        de: 'Hier liegt nichts.',
        en: 'There’s nothing here.',
        fr: 'Il n’y a rien ici.',
        it: 'Qui non c’è nulla.',
      },
      lead: {
        de: 'Unter {address} haben wir nichts gespeichert ausser diesem Link. Er verschwindet von selbst.',
        en: 'We’ve stored nothing under {address} except this link. It’ll disappear by itself.',
        fr: 'Pour {address}, nous ne conservons rien d’autre que ce lien. Il disparaît de lui-même.',
        it: 'Per {address} non conserviamo nulla tranne questo link. Sparisce da solo.',
      },
    },
    unknown: {
      title: {
        de: 'Dieser Link gilt nicht mehr.',
        en: 'This link no longer works.',
        fr: 'Ce lien n’est plus valable.',
        it: 'Questo link non è più valido.',
      },
      lead: {
        de: 'Er gilt zwei Stunden, und ein neuer ersetzt ihn. Nach dem Löschen öffnet er nichts mehr.',
        en: 'It’s valid for two hours, or until a new one replaces it. Once your data has been deleted, it opens nothing.',
        fr: 'Il est valable deux heures, ou jusqu’à ce qu’un autre le remplace. Après l’effacement, il n’ouvre plus rien.',
        it: 'È valido due ore, e uno nuovo lo sostituisce. Dopo la cancellazione non apre più nulla.',
      },
      again: {
        de: 'Neuen Link anfordern',
        en: 'Ask for a new link',
        fr: 'Demander un nouveau lien',
        it: 'Richiedere un nuovo link',
      },
    },
    /** Headings, {n}: number of records. */
    kinds: {
      order: {
        one: { de: 'Bestellung', en: 'One order', fr: 'Une commande', it: 'Un ordine' },
        other: { de: '{n} Bestellungen', en: '{n} orders', fr: '{n} commandes', it: '{n} ordini' },
      },
      voucher: {
        one: { de: 'Gutschein', en: 'One voucher', fr: 'Un bon', it: 'Un buono' },
        other: { de: '{n} Gutscheine', en: '{n} vouchers', fr: '{n} bons', it: '{n} buoni' },
      },
      booking: {
        one: { de: 'Buchung', en: 'One booking', fr: 'Une réservation', it: 'Una prenotazione' },
        other: { de: '{n} Buchungen', en: '{n} bookings', fr: '{n} réservations', it: '{n} prenotazioni' },
      },
      quote: {
        one: { de: 'Offerte', en: 'One quote', fr: 'Une offre', it: 'Un’offerta' },
        other: { de: '{n} Offerten', en: '{n} quotes', fr: '{n} offres', it: '{n} offerte' },
      },
      invoice: {
        one: { de: 'Rechnung', en: 'One invoice', fr: 'Une facture', it: 'Una fattura' },
        other: { de: '{n} Rechnungen', en: '{n} invoices', fr: '{n} factures', it: '{n} fatture' },
      },
      inquiry: {
        one: { de: 'Nachricht', en: 'One message to us', fr: 'Un message', it: 'Un messaggio' },
        other: { de: '{n} Nachrichten', en: '{n} messages to us', fr: '{n} messages', it: '{n} messaggi' },
      },
      newsletter: {
        one: {
          de: 'Eintrag zum Newsletter',
          en: 'One newsletter entry',
          fr: 'Une inscription à la newsletter',
          it: 'Una registrazione alla newsletter',
        },
        other: {
          de: '{n} Einträge zum Newsletter',
          en: '{n} newsletter entries',
          fr: '{n} inscriptions à la newsletter',
          it: '{n} registrazioni alla newsletter',
        },
      },
      mail: {
        one: {
          de: 'E-Mail im Verzeichnis',
          en: 'One e-mail on record',
          fr: 'Un e-mail au registre',
          it: 'Un’e-mail nel registro',
        },
        other: {
          de: '{n} E-Mails im Verzeichnis',
          en: '{n} e-mails on record',
          fr: '{n} e-mails au registre',
          it: '{n} e-mail nel registro',
        },
      },
      account: {
        one: { de: 'Konto', en: 'One account', fr: 'Un compte', it: 'Un account' },
        other: { de: '{n} Konten', en: '{n} accounts', fr: '{n} comptes', it: '{n} account' },
      },
    },
    /** What is stored per kind. */
    about: {
      order: {
        de: 'Wer kaufte, was und wohin es ging, Betrag und Zahlung.',
        en: 'Who bought what and where it went, amount and payment.',
        fr: 'Qui a acheté quoi, l’adresse de livraison, le montant et le paiement.',
        it: 'Chi ha acquistato che cosa e dove è stato spedito, importo e pagamento.',
      },
      voucher: {
        de: 'Wert, Gültigkeit und Einlösungen. Den Code selbst speichern wir nicht.',
        en: 'Value, validity and redemptions. We don’t store the code itself.',
        fr: 'Valeur, validité et utilisations. Nous ne conservons pas le code lui-même.',
        it: 'Valore, validità e utilizzi. Il codice stesso non lo conserviamo.',
      },
      booking: {
        de: 'Wer kommt, zu welchem Anlass, Bemerkungen, Betrag und Zahlung.',
        en: 'Who’s coming, to which event, notes, amount and payment.',
        fr: 'Qui vient, à quel événement, remarques, montant et paiement.',
        it: 'Chi viene, a quale evento, osservazioni, importo e pagamento.',
      },
      quote: {
        de: 'Was wir Ihnen offeriert haben, für wen, wann und zu welchem Preis, und was daraus wurde.',
        en: 'What we offered you, for whom, when and at what price, and what became of it.',
        fr: 'Ce que nous vous avons proposé, pour qui, quand et à quel prix, et la suite donnée.',
        it: 'Che cosa Le abbiamo offerto, per chi, quando e a quale prezzo, e come è andata a finire.',
      },
      invoice: {
        de: 'Wofür und an welche Adresse, was bezahlt ist und woran wir erinnert haben.',
        en: 'What for and to which address, what has been paid, and our reminders.',
        fr: 'Pour quoi et à quelle adresse, ce qui est payé et nos rappels.',
        it: 'Per che cosa e a quale indirizzo, che cosa è pagato e i nostri solleciti.',
      },
      inquiry: {
        de: 'Was Sie uns geschrieben haben, die Anhänge, und was wir dazu notierten.',
        en: 'What you wrote to us, the attachments, and what we noted about it.',
        fr: 'Ce que vous nous avez écrit, les pièces jointes, et ce que nous en avons noté.',
        it: 'Che cosa ci ha scritto, gli allegati e che cosa abbiamo annotato.',
      },
      newsletter: {
        de: 'Adresse, Sprache und der Nachweis Ihrer Zustimmung.',
        en: 'Address, language and the proof of your consent.',
        fr: 'Adresse, langue et preuve de votre accord.',
        it: 'Indirizzo, lingua e prova del Suo consenso.',
      },
      mail: {
        de: 'Wann welche E-Mail an Sie ging. Den Text bewahren wir nicht auf.',
        en: 'Which e-mails we sent you, and when. We don’t keep the text.',
        fr: 'Quels e-mails vous avez reçus de nous, et quand. Nous n’en gardons pas le texte.',
        it: 'Quando Le è stata inviata quale e-mail. Il testo non lo conserviamo.',
      },
      account: {
        de: 'Name, Anmeldungen und was Sie in der Verwaltung geändert haben.',
        en: 'Name, sign-ins and what you changed in the back office.',
        fr: 'Nom, connexions et ce que vous avez modifié dans l’espace de gestion.',
        it: 'Nome, accessi e che cosa ha modificato nella gestione.',
      },
    },
    number: { de: 'Nr. {number}', en: 'No. {number}', fr: 'N°\u00a0{number}', it: 'N. {number}' },
    /** {from}, {to}: days. */
    span: { de: '{from} bis {to}', en: '{from} to {to}', fr: 'du {from} au {to}', it: '{from} – {to}' },
    keptUntil: {
      de: 'bleibt bis {day}',
      en: 'stays until {day}',
      fr: 'reste jusqu’au {day}',
      it: 'conservato fino a {day}',
    },
    keep: {
      books: {
        de: 'bleibt für die Buchhaltung',
        en: 'stays for the accounts',
        fr: 'reste pour la comptabilité',
        it: 'resta per la contabilità',
      },
      running: { de: 'läuft noch', en: 'still under way', fr: 'encore en cours', it: 'ancora in corso' },
      account: {
        de: 'schliesst die Geschäftsführung',
        en: 'the management closes it',
        fr: 'fermeture par la direction',
        it: 'lo chiude la direzione',
      },
    },
    goes: {
      de: 'wird auf Wunsch gelöscht',
      en: 'deleted if you wish',
      fr: 'effacé si vous le souhaitez',
      it: 'si cancella se lo desidera',
    },
    take: {
      title: { de: 'Mitnehmen', en: 'Take it with you', fr: 'Emporter', it: 'Portare con sé' },
      lead: {
        de: 'Eine Datei mit allem, jeder Eintrag vollständig. Menschen können sie lesen, Programme auch (JSON).',
        en: 'One file with everything, each entry in full. People can read it, and so can programs (JSON).',
        fr: 'Un fichier qui contient tout, chaque entrée en entier. Lisible par vous comme par un programme (JSON).',
        it: 'Un file con tutto, ogni registrazione per intero. Lo possono leggere le persone e anche i programmi (JSON).',
      },
      action: {
        de: 'Datei herunterladen',
        en: 'Download the file',
        fr: 'Télécharger le fichier',
        it: 'Scaricare il file',
      },
    },
    erase: {
      title: { de: 'Löschen', en: 'Delete', fr: 'Effacer', it: 'Cancellare' },
      lead: {
        de: 'Sofort weg sind: Nachrichten mit Anhängen, Newsletter, Wartelisten, das Verzeichnis der E-Mails, dazu Namen, Bemerkungen und Telefonnummern bei vergangenen Buchungen. Das lässt sich nicht rückgängig machen.',
        en: 'Deleted at once: messages with attachments, newsletter, waiting lists, the record of e-mails, and the names, notes and phone numbers of past bookings. This can’t be undone.',
        fr: 'Disparaissent aussitôt\u202f: les messages et leurs pièces jointes, la newsletter, les listes d’attente, le registre des e-mails, ainsi que les noms, remarques et numéros de téléphone des réservations passées. C’est définitif.',
        it: 'Spariscono subito: messaggi con allegati, newsletter, liste d’attesa, il registro delle e-mail, e inoltre nomi, osservazioni e numeri di telefono delle prenotazioni passate. L’operazione è definitiva.',
      },
      keeps: {
        de: 'Bleiben muss, was bezahlt oder noch zu bezahlen ist: zehn Jahre, für die Buchhaltung (OR Art. 958f). Was erst noch stattfindet, stornieren Sie bitte zuerst mit dem Link in Ihrer Bestätigung.',
        en: 'What has been paid or is still to be paid has to stay: ten years, for the accounts (Swiss Code of Obligations, art. 958f). If something has yet to take place, please cancel it first with the link in your confirmation.',
        fr: 'Ce qui est payé ou encore à payer doit rester\u202f: dix ans, pour la comptabilité (art. 958f CO). Si une date est encore à venir, annulez-la d’abord par le lien de la réservation.',
        it: 'Ciò che è pagato o ancora da pagare deve restare: dieci anni, per la contabilità (CO art. 958f). Ciò che è ancora in programma lo annulli prima, con il link della prenotazione.',
      },
      sure: {
        de: 'Ja, löschen Sie, was Sie nicht aufbewahren müssen.',
        en: 'Yes, delete what you don’t have to keep.',
        fr: 'Oui, effacez ce que rien ne vous oblige à garder.',
        it: 'Sì, cancellate ciò che non siete tenuti a conservare.',
      },
      notSure: {
        de: 'Bitte setzen Sie das Häkchen, wenn Sie sicher sind.',
        en: 'Please tick the box when you’re sure.',
        fr: 'Cochez la case pour confirmer.',
        it: 'Metta la spunta quando la decisione è presa.',
      },
      action: {
        de: 'Meine Daten löschen',
        en: 'Delete my data',
        fr: 'Effacer mes données',
        it: 'Cancellare i miei dati',
      },
    },
  },
  erased: {
    meta: {
      title: {
        de: 'Daten gelöscht – Gratweg',
        en: 'Data deleted – Gratweg',
        fr: 'Données effacées – Gratweg',
        it: 'Dati cancellati – Gratweg',
      },
      description: {
        de: 'Ihre Daten bei Gratweg sind gelöscht, soweit kein Gesetz verlangt, dass wir sie aufbewahren. Eine E-Mail bestätigt es Ihnen.',
        en: 'Your data with Gratweg has been deleted, except what the law obliges us to keep. An e-mail will confirm it.',
        fr: 'Vos données chez Gratweg sont effacées, sauf ce que la loi nous oblige à garder. Un e-mail vous le confirme.',
        it: 'I Suoi dati presso Gratweg sono cancellati, salvo ciò che una legge ci chiede di conservare. Un’e-mail Glielo conferma.',
      },
    },
    title: { de: 'Gelöscht.', en: 'Deleted.', fr: 'C’est effacé.', it: 'Cancellati.' },
    lead: {
      de: 'Was wir nicht aufbewahren müssen, ist weg. Eine E-Mail bestätigt es Ihnen.',
      en: 'What we don’t have to keep is gone. An e-mail will confirm it.',
      fr: 'Ce que rien ne nous oblige à garder a disparu. Un e-mail vous le confirme.',
      it: 'Ciò che non siamo tenuti a conservare è sparito. Un’e-mail Glielo conferma.',
    },
    hint: {
      de: 'In Sicherungskopien stecken die Daten noch, höchstens {days} Tage. Dann sind auch die Kopien gelöscht.',
      en: 'Backups still hold the data, for up to {days} days. Then the copies are deleted too.',
      fr: 'Les copies de sauvegarde contiennent encore les données, {days} jours au plus. Puis elles sont effacées à leur tour.',
      it: 'Le copie di sicurezza contengono ancora i dati, al massimo {days} giorni. Poi si cancellano anche le copie.',
    },
    home: {
      de: 'Zur Startseite',
      en: 'Go to the home page',
      fr: 'Retour à l’accueil',
      it: 'Tornare alla pagina iniziale',
    },
  },
})
