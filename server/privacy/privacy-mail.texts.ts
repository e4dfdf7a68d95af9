import type { Language } from '#i18n/languages.ts'

export interface PrivacyMailTexts {
  link: {
    subject: string
    title: string
    asked: string
    action: string
    valid: string
    notYou: string
  }
  erased: {
    subject: string
    title: string
    done: string
    nothing: string
    kept: string
    trace: string
  }
}

export const privacyMailTexts: Record<Language, PrivacyMailTexts> = {
  de: {
    link: {
      subject: 'Ihre Daten bei uns',
      title: 'Der Link zu Ihren Daten',
      asked:
        'Jemand möchte sehen, was wir unter dieser Adresse gespeichert haben. Waren Sie das, öffnen Sie den Link. Dort können Sie alles herunterladen oder löschen.',
      action: 'Meine Daten ansehen',
      valid: 'Der Link gilt {hours} Stunden. Geben Sie ihn nicht weiter.',
      notYou: 'Sie waren es nicht? Dann tun Sie nichts. Ohne den Link sieht niemand etwas.',
    },
    erased: {
      subject: 'Ihre Daten sind gelöscht',
      title: 'Gelöscht.',
      done: 'Wir haben gelöscht, was wir unter dieser Adresse nicht aufbewahren müssen: Nachrichten mit ihren Anhängen, den Newsletter, Wartelisten, Namen und Bemerkungen zu vergangenen Anlässen.',
      nothing: 'Unter dieser Adresse war nichts gespeichert, das wir löschen könnten.',
      kept: 'Was bezahlt oder noch zu bezahlen ist, bleibt, solange das Gesetz es verlangt. Was erst noch stattfindet, bleibt bis danach. Kopien in unserem Postfach löschen wir innert 30 Tagen von Hand.',
      trace: 'Dass wir Ihnen diese E-Mail geschickt haben, vergessen wir nach einem Tag.',
    },
  },
  en: {
    link: {
      subject: 'Your data with us',
      title: 'The link to your data',
      asked:
        'Somebody would like to see what we’ve stored under this address. If it was you, open the link. There you can download or delete everything.',
      action: 'See my data',
      valid: 'The link works for {hours} hours. Don’t pass it on.',
      notYou: 'Not you? Then there’s nothing to do. Without the link nobody sees anything.',
    },
    erased: {
      subject: 'Your data has been deleted',
      title: 'Deleted.',
      done: 'We’ve deleted everything under this address that we don’t have to keep: messages with their attachments, the newsletter, waiting lists, names and notes about past events.',
      nothing: 'There was nothing under this address that we could delete.',
      kept: 'What has been paid or is still to be paid stays for as long as the law requires. What has yet to take place stays until it’s over. We delete copies in our mailbox by hand within 30 days.',
      trace: 'After a day we forget that we sent you this e-mail.',
    },
  },
  fr: {
    link: {
      subject: 'Vos données chez nous',
      title: 'Le lien vers vos données',
      asked:
        'Quelqu’un souhaite voir ce que nous conservons pour cette adresse. Si c’est vous, ouvrez le lien. Vous pourrez tout télécharger ou tout effacer.',
      action: 'Voir mes données',
      valid: 'Le lien est valable {hours} heures. Ne le transmettez pas.',
      notYou: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire. Sans le lien, personne ne voit rien.',
    },
    erased: {
      subject: 'Vos données sont effacées',
      title: 'C’est effacé.',
      done: 'Nous avons effacé tout ce que rien ne nous oblige à garder pour cette adresse\u202f: les messages et leurs pièces jointes, la newsletter, les listes d’attente, les noms et remarques des dates passées.',
      nothing: 'Pour cette adresse, il n’y avait rien à effacer.',
      kept: 'Ce qui est payé ou encore à payer reste aussi longtemps que la loi l’exige. Ce qui est encore à venir reste jusqu’à ce que cela ait eu lieu. Nous effaçons à la main, dans les 30 jours, les copies de notre messagerie.',
      trace: 'Au bout d’un jour, nous oublions vous avoir envoyé cet e-mail.',
    },
  },
  it: {
    link: {
      subject: 'I Suoi dati presso di noi',
      title: 'Il link ai Suoi dati',
      asked:
        'Qualcuno desidera vedere quali dati conserviamo per questo indirizzo. Se è stato Lei, apra il link. Lì può scaricare o cancellare tutto.',
      action: 'Vedere i miei dati',
      valid: 'Il link è valido {hours} ore. Non lo dia ad altri.',
      notYou: 'Non è stato Lei? Non deve fare nulla. Senza il link nessuno vede niente.',
    },
    erased: {
      subject: 'I Suoi dati sono cancellati',
      title: 'Cancellati.',
      done: 'Abbiamo cancellato ciò che per questo indirizzo non siamo tenuti a conservare: messaggi con i loro allegati, newsletter, liste d’attesa, nomi e osservazioni di eventi passati.',
      nothing: 'Per questo indirizzo non c’era nulla da cancellare.',
      kept: 'Ciò che è pagato o ancora da pagare resta finché la legge lo esige. Ciò che è ancora in programma resta finché non si è svolto. Le copie nella nostra casella le cancelliamo noi stessi entro 30 giorni.',
      trace: 'L’invio di questa e-mail lo dimentichiamo dopo un giorno.',
    },
  },
}
