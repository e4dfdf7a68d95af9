import { texts } from '#i18n/texts.ts'

export const privacyMailTexts = texts({
  link: {
    subject: {
      de: 'Ihre Daten bei uns',
      en: 'Your data with us',
      fr: 'Vos données chez nous',
      it: 'I Suoi dati presso di noi',
    },
    title: {
      de: 'Der Link zu Ihren Daten',
      en: 'The link to your data',
      fr: 'Le lien vers vos données',
      it: 'Il link ai Suoi dati',
    },
    asked: {
      de: 'Jemand möchte sehen, was wir unter dieser Adresse gespeichert haben. Waren Sie das, öffnen Sie den Link. Dort können Sie alles herunterladen oder löschen.',
      en: 'Somebody would like to see what we’ve stored under this address. If it was you, open the link. There you can download or delete everything.',
      fr: 'Quelqu’un souhaite voir ce que nous conservons pour cette adresse. Si c’est vous, ouvrez le lien. Vous pourrez tout télécharger ou tout effacer.',
      it: 'Qualcuno desidera vedere quali dati conserviamo per questo indirizzo. Se è stato Lei, apra il link. Lì può scaricare o cancellare tutto.',
    },
    action: {
      de: 'Meine Daten ansehen',
      en: 'See my data',
      fr: 'Voir mes données',
      it: 'Vedere i miei dati',
    },
    valid: {
      de: 'Der Link gilt {hours} Stunden. Geben Sie ihn nicht weiter.',
      en: 'The link works for {hours} hours. Don’t pass it on.',
      fr: 'Le lien est valable {hours} heures. Ne le transmettez pas.',
      it: 'Il link è valido {hours} ore. Non lo dia ad altri.',
    },
    notYou: {
      de: 'Sie waren es nicht? Dann tun Sie nichts. Ohne den Link sieht niemand etwas.',
      en: 'Not you? Then there’s nothing to do. Without the link nobody sees anything.',
      fr: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire. Sans le lien, personne ne voit rien.',
      it: 'Non è stato Lei? Non deve fare nulla. Senza il link nessuno vede niente.',
    },
  },
  erased: {
    subject: {
      de: 'Ihre Daten sind gelöscht',
      en: 'Your data has been deleted',
      fr: 'Vos données sont effacées',
      it: 'I Suoi dati sono cancellati',
    },
    title: { de: 'Gelöscht.', en: 'Deleted.', fr: 'C’est effacé.', it: 'Cancellati.' },
    done: {
      de: 'Wir haben gelöscht, was wir unter dieser Adresse nicht aufbewahren müssen: Nachrichten mit ihren Anhängen, den Newsletter, Wartelisten, Namen und Bemerkungen zu vergangenen Anlässen.',
      en: 'We’ve deleted everything under this address that we don’t have to keep: messages with their attachments, the newsletter, waiting lists, names and notes about past events.',
      fr: 'Nous avons effacé tout ce que rien ne nous oblige à garder pour cette adresse\u202f: les messages et leurs pièces jointes, la newsletter, les listes d’attente, les noms et remarques des dates passées.',
      it: 'Abbiamo cancellato ciò che per questo indirizzo non siamo tenuti a conservare: messaggi con i loro allegati, newsletter, liste d’attesa, nomi e osservazioni di eventi passati.',
    },
    nothing: {
      de: 'Unter dieser Adresse war nichts gespeichert, das wir löschen könnten.',
      en: 'There was nothing under this address that we could delete.',
      fr: 'Pour cette adresse, il n’y avait rien à effacer.',
      it: 'Per questo indirizzo non c’era nulla da cancellare.',
    },
    kept: {
      de: 'Was bezahlt oder noch zu bezahlen ist, bleibt, solange das Gesetz es verlangt. Was erst noch stattfindet, bleibt bis danach. Kopien in unserem Postfach löschen wir innert 30 Tagen von Hand.',
      en: 'What has been paid or is still to be paid stays for as long as the law requires. What has yet to take place stays until it’s over. We delete copies in our mailbox by hand within 30 days.',
      fr: 'Ce qui est payé ou encore à payer reste aussi longtemps que la loi l’exige. Ce qui est encore à venir reste jusqu’à ce que cela ait eu lieu. Nous effaçons à la main, dans les 30 jours, les copies de notre messagerie.',
      it: 'Ciò che è pagato o ancora da pagare resta finché la legge lo esige. Ciò che è ancora in programma resta finché non si è svolto. Le copie nella nostra casella le cancelliamo noi stessi entro 30 giorni.',
    },
    trace: {
      de: 'Dass wir Ihnen diese E-Mail geschickt haben, vergessen wir nach einem Tag.',
      en: 'After a day we forget that we sent you this e-mail.',
      fr: 'Au bout d’un jour, nous oublions vous avoir envoyé cet e-mail.',
      it: 'L’invio di questa e-mail lo dimentichiamo dopo un giorno.',
    },
  },
})
