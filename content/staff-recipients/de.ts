const de = {
  title: 'Wer bekommt was',
  /** {counts}: mails and calls */
  notify: 'Mitteilen: {counts}',
  mails: { one: '{n} E-Mail', other: '{n} E-Mails' },
  calls: { one: '{n} Anruf', other: '{n} Anrufe' },
  silent: 'Nicht mitteilen',
  silentHint:
    'Kalender und Seiten zeigen die Änderung trotzdem, und der Verlauf hält fest, dass niemand benachrichtigt wurde. Kostenlos stornieren dürfen Gäste auch dann.',
  nobody: 'Niemand bekommt eine E-Mail.',
  /** Mails about something else, which go out even so. */
  anyway: 'Geht trotzdem hinaus',
  /** {names} with booking numbers */
  toCall: 'Ohne E-Mail-Adresse, bitte anrufen: {names}.',
  submitSilent: 'Ohne Mitteilung speichern',
  doneSilent: 'Gespeichert. Niemand wurde benachrichtigt.',
  moveRequest: {
    move: 'Auf den Wunschtag verschieben …',
    title: 'Auf den gewünschten Tag verschieben?',
    text: '{name} wünscht {day}. Der Anlass wechselt auf diesen Tag, zur gleichen Zeit am gleichen Ort; der Wunsch ist damit erledigt.',
    submit: 'Verschieben und mitteilen',
    done: 'Der Anlass ist verschoben.',
    over: 'Zu diesem Terminwunsch gibt es nichts mehr zu entscheiden.',
  },
}

export type Messages = typeof de
export default de
