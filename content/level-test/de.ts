const de = {
  meta: {
    title: 'Welche Stufe passt zu mir? – Gratweg',
    description:
      'Drei Fragen zu Erfahrung, Strecke und Schlaf: welcher Survival-Kurs zu Ihnen passt, mit Preis und nächstem Termin. Nichts wird gespeichert.',
  },
  title: 'Welche Stufe passt zu mir?',
  lead: 'Drei Fragen, eine Empfehlung. Die vorsichtigste Antwort zählt. Nichts wird gespeichert: Ihre Antworten stehen nur in der Adresse dieser Seite.',
  /** Three answers each, the most cautious first. */
  questions: {
    experience: {
      question: 'Wie viel Erfahrung haben Sie draussen?',
      answers: [
        { name: 'Noch keine', text: 'Spaziergänge und Wanderungen' },
        { name: 'Etwas', text: 'Stufe 1 gemacht oder schon draussen geschlafen' },
        { name: 'Viel', text: 'Stufe 2 gemacht oder mehrere Touren mit Übernachtung' },
      ],
    },
    walk: {
      question: 'Wie weit gehen Sie gern an einem Tag?',
      answers: [
        { name: 'Bis 6 km', text: '200 m Aufstieg auf Wanderwegen (T1)' },
        { name: '6 bis 10 km', text: 'bis 800 m Aufstieg auf Bergwanderwegen (T2)' },
        { name: '10 km und mehr', text: 'Bergwege und weglose Stücke (T3)' },
      ],
    },
    night: {
      question: 'Wie möchten Sie schlafen?',
      answers: [
        { name: 'Im eigenen Bett', text: 'Ein Tag genügt mir' },
        { name: 'Eine Nacht im Biwak', text: 'unter der Plane, mit einer Stunde Wache' },
        { name: 'Zwei Nächte draussen', text: 'im Lager, das die Gruppe selber baut' },
      ],
    },
  },
  wait: { title: 'Die Empfehlung erscheint hier,', text: 'sobald alle drei Fragen beantwortet sind.' },
  show: 'Empfehlung anzeigen',
  yours: 'Ihre Stufe',
  /** By level. */
  why: [
    'Mindestens eine Ihrer Antworten spricht für Stufe 1: Sie lernen das Wichtigste an einem Tag und sind am Abend daheim.',
    'Ihre Antworten reichen für eine Nacht draussen, und mindestens eine spricht dafür, bei Stufe 2 zu beginnen.',
    'Alle drei Antworten sprechen für Stufe 3: Sie planen die Route und führen die Gruppe.',
  ],
  /** Instead of `yours` and `why` where no course of the level is offered, but one below it. {n}: the level. */
  suggestion: 'Unser Vorschlag',
  easier:
    'Ihre Antworten sprechen für Stufe {n}. Auf dieser Stufe bieten wir zurzeit keinen Kurs an; dieser ist weniger anspruchsvoll.',
  /** Where there is none below it either. */
  noCourse:
    'Auf dieser Stufe bieten wir zurzeit keinen Kurs an, und die anderen sind anspruchsvoller. Schreiben Sie uns, dann beraten wir Sie.',
  write: 'Kontakt aufnehmen',
  detail: 'Stufe {n} im Detail',
  /** {date}, {place} */
  next: 'Nächster Termin: {date}, {place}.',
  none: 'Zurzeit ist kein Termin mit freien Plätzen ausgeschrieben.',
  ask: 'Termin anfragen',
  compare: 'Alle Stufen vergleichen',
}

export default de
export type Messages = typeof de
