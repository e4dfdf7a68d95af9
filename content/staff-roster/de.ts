const de = {
  meta: {
    title: 'Liste – Gratweg',
    description:
      'Liste eines Anlasses zum Einchecken: wer da ist, wer fehlt, wer an der Tür zahlt. Öffnet auch ohne Netz.',
  },
  title: 'Liste',
  /** {name}: of who leads. */
  ledBy: 'Leitung {name}',
  back: 'Zum Anlass',
  open: 'Einchecken',
  loading: 'Die Liste wird geladen.',
  /** After the number of people who are here. */
  here: 'von {all} da',
  meter: '{here} von {all} Personen sind da',
  kept: 'Die Liste bleibt bis {moment} auf diesem Gerät und wird dann gelöscht. Häkchen bleiben, bis sie gesendet sind.',
  filters: { label: 'Zeigen', all: 'Alle', missing: 'Fehlt', paying: 'Zahlt', attention: 'Achtung' },
  none: 'Noch hat niemand gebucht.',
  noneOf: 'Hier ist niemand.',
  strip: {
    offline: 'Offline seit {time}.',
    waiting: { one: 'Ein Häkchen wartet.', other: '{n} Häkchen warten.' },
    nothingWaits: 'Alles ist gesendet.',
    early: 'Einchecken geht ab {day}.',
    signedOut:
      'Ihre Anmeldung ist abgelaufen. Häkchen bleiben auf diesem Gerät, bis Sie sich wieder anmelden.',
    signIn: 'Anmelden',
    ofOthers: {
      one: 'Ein Häkchen einer anderen Person wartet hier, bis sie sich anmeldet.',
      other: '{n} Häkchen einer anderen Person warten hier, bis sie sich anmeldet.',
    },
    notLasting: 'Dieser Browser behält nichts. Lassen Sie die Seite offen, bis alles gesendet ist.',
    notReady: 'Ohne Netz öffnet sich diese Seite hier nicht neu. Lassen Sie sie offen.',
  },
  closed: {
    title: 'Diese Liste sehen Sie nicht.',
    text: 'Den Anlass gibt es nicht, oder er gehört nicht zu Ihrer Rolle.',
  },
  unreachable: {
    title: 'Die Liste ist nicht auf diesem Gerät.',
    text: 'Ohne Netz lässt sie sich nicht laden. Öffnen Sie sie einmal mit Netz, dann bleibt sie.',
    again: 'Nochmals versuchen',
  },
  row: {
    partly: '{here} da',
    settled: 'bezahlt',
    later: 'zahlt später',
    door: '{amount} an der Tür',
    taken: '{amount} genommen',
    tick: '{name} ist da',
    person: 'Person {n}',
  },
  details: {
    phone: 'Telefon',
    emergency: 'Im Notfall',
    note: 'Bemerkung',
    staffNote: 'Interne Notiz',
    booking: 'Buchung {number}',
    whoIsHere: 'Wer ist da',
  },
  door: {
    title: 'An der Tür',
    means: 'Womit',
    cash: 'Bar',
    twint: 'TWINT',
    submit: 'Bezahlt und da',
  },
  doubles: {
    /** `list`: who and when. */
    twice: '{person} ist mehrmals eingecheckt: {list}.',
    disagree: '{person} ist zuletzt ausgetragen, eingecheckt haben: {list}.',
    money: 'Geld prüfen: {list}. Das Büro sieht es auch.',
    who: '{who}, {time}',
    taken: '{amount} {means} an {said}',
    you: 'Sie',
    somebody: 'jemand',
  },
  scan: {
    open: 'Scannen',
    back: 'Zur Liste',
    count: '{here} von {all} da',
    hold: 'Code in den Rahmen halten',
    refused: 'Keine Kamera, oder sie ist nicht erlaubt. Geben Sie die Buchungsnummer ein.',
    field: 'Buchungsnummer oder Code',
    submit: 'Suchen',
    found: 'Gerade gescannt',
    who: 'Wer ist da?',
    booker: 'Gebucht von {name}',
    unknown: 'Dieser Code steht nicht auf dieser Liste.',
    already: 'Schon eingecheckt: {list}.',
    here: 'Da',
    later: 'Später',
    camera: 'Kamera',
  },
  emergency: {
    open: 'Notfall',
    close: 'Schliessen',
    title: 'Notfall',
    rega: 'Rega, Rettung aus der Luft',
    ambulance: 'Sanität',
    europe: 'Europäischer Notruf',
    text: 'Die Telefonnummern der Gäste stehen hinter jedem Namen.',
  },
}

export type Messages = typeof de

export default de
