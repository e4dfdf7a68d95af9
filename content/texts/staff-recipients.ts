import { texts } from '#i18n/texts.ts'

export default texts({
  title: { de: 'Wer bekommt was', en: 'Who gets what', fr: 'Qui reçoit quoi', it: 'Chi riceve cosa' },
  /** {counts}: mails and calls */
  notify: {
    de: 'Mitteilen: {counts}',
    en: 'Announce it: {counts}',
    fr: 'Annoncer\u202f: {counts}',
    it: 'Comunicare: {counts}',
  },
  mails: {
    one: { de: '{n} E-Mail', en: '{n} e-mail', fr: '{n} e-mail à envoyer', it: '{n} e-mail da inviare' },
    other: { de: '{n} E-Mails', en: '{n} e-mails', fr: '{n} e-mails à envoyer', it: '{n} e-mail da inviare' },
  },
  calls: {
    one: { de: '{n} Anruf', en: '{n} call', fr: '{n} appel', it: '{n} chiamata' },
    other: { de: '{n} Anrufe', en: '{n} calls', fr: '{n} appels', it: '{n} chiamate' },
  },
  silent: { de: 'Nicht mitteilen', en: 'Don’t announce it', fr: 'Ne pas annoncer', it: 'Non comunicare' },
  silentHint: {
    de: 'Kalender und Seiten zeigen die Änderung trotzdem, und der Verlauf hält fest, dass niemand benachrichtigt wurde. Kostenlos stornieren dürfen Gäste auch dann.',
    en: 'Calendars and pages show the change all the same, and the history says that nobody was notified. Guests may still cancel free of charge.',
    fr: 'Les calendriers et les pages montrent tout de même la modification, et l’historique garde trace que personne n’a été informé. L’annulation reste gratuite pour les clients.',
    it: 'I calendari e le pagine mostrano comunque la modifica, e la cronologia annota che nessuno è stato avvisato. I clienti possono annullare senza spese anche così.',
  },
  nobody: {
    de: 'Niemand bekommt eine E-Mail.',
    en: 'Nobody gets an e-mail.',
    fr: 'Personne ne reçoit d’e-mail.',
    it: 'Nessuno riceve un’e-mail.',
  },
  /** Mails about something else, which go out even so. */
  anyway: {
    de: 'Geht trotzdem hinaus',
    en: 'Goes out all the same',
    fr: 'Part de toute façon',
    it: 'Parte comunque',
  },
  /** {names} with booking numbers */
  toCall: {
    de: 'Ohne E-Mail-Adresse, bitte anrufen: {names}.',
    en: 'Without an e-mail address, please call: {names}.',
    fr: 'Sans adresse e-mail, à appeler\u202f: {names}.',
    it: 'Senza indirizzo e-mail, da chiamare: {names}.',
  },
  submitSilent: {
    de: 'Ohne Mitteilung speichern',
    en: 'Save without announcing',
    fr: 'Enregistrer sans annoncer',
    it: 'Salvare senza comunicare',
  },
  doneSilent: {
    de: 'Gespeichert. Niemand wurde benachrichtigt.',
    en: 'Saved. Nobody was notified.',
    fr: 'Enregistré. Personne n’a été informé.',
    it: 'Salvato. Nessuno è stato avvisato.',
  },
  moveRequest: {
    move: {
      de: 'Auf den Wunschtag verschieben …',
      en: 'Move to the day they asked for …',
      fr: 'Déplacer au jour souhaité…',
      it: 'Spostare al giorno desiderato…',
    },
    title: {
      de: 'Auf den gewünschten Tag verschieben?',
      en: 'Move to the day they asked for?',
      fr: 'Déplacer au jour souhaité\u202f?',
      it: 'Spostare al giorno desiderato?',
    },
    text: {
      de: '{name} wünscht {day}. Der Anlass wechselt auf diesen Tag, zur gleichen Zeit am gleichen Ort; der Wunsch ist damit erledigt.',
      en: '{name} would like {day}. The event moves to that day, at the same time and place, and the wish is settled.',
      fr: '{name} souhaite le {day}. L’événement passe à ce jour, à la même heure et au même lieu, et le souhait est réglé.',
      it: '{name} desidera {day}. L’evento passa a quel giorno, stessa ora e stesso luogo, e la richiesta è evasa.',
    },
    submit: {
      de: 'Verschieben und mitteilen',
      en: 'Move and announce',
      fr: 'Déplacer et annoncer',
      it: 'Spostare e comunicare',
    },
    done: {
      de: 'Der Anlass ist verschoben.',
      en: 'The event has been moved.',
      fr: 'L’événement est déplacé.',
      it: 'L’evento è spostato.',
    },
    over: {
      de: 'Zu diesem Terminwunsch gibt es nichts mehr zu entscheiden.',
      en: 'There is nothing left to decide about this wish for another date.',
      fr: 'Il n’y a plus rien à décider sur ce souhait de date.',
      it: 'Su questa richiesta di data non c’è più nulla da decidere.',
    },
  },
})
