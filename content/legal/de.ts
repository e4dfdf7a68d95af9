const de = {
  kind: 'Rechtliches',
  asOf: 'Stand {day}',
  contents: 'Übersicht',
  draft: 'Entwurf: Die Rechtsberatung der Inhaber bestätigt ihn vor dem Start.',
  others: 'Weitere Angaben',
  /** {document}, {day}, {from}, {until}; {version} and {n} of a day's second version. */
  versions: {
    link: 'Frühere Fassungen',
    title: 'Fassungen',
    meta: {
      title: '{document}: Fassungen – Gratweg',
      description:
        'Alle Fassungen von «{document}» bei Gratweg, mit dem, was sich von einer zur nächsten geändert hat.',
    },
    lead: 'Jede Fassung bleibt lesbar. Für eine Bestellung oder Buchung gilt die, der Sie zugestimmt haben.',
    since: 'gilt seit {day}',
    until: 'galt vom {from} bis {until}',
    isNow: 'Das ist die Fassung, die heute gilt.',
    wasUntil: 'Diese Fassung galt bis {day}. Heute gilt eine andere.',
    toNow: 'Zur heutigen Fassung',
    all: 'Alle Fassungen',
    version: 'Fassung vom {day}',
    further: '{version} ({n}.)',
    compare: 'Änderungen zeigen',
    changes: 'Änderungen gegenüber der Fassung vom {day}',
    hide: 'Ohne Änderungen lesen',
    none: 'In dieser Sprache sagen beide Fassungen dasselbe.',
    company: 'Angaben zur Firma sind die heutigen.',
    unknown: {
      title: 'Diese Fassung gibt es nicht.',
      lead: 'Der Link ist unvollständig oder stimmt nicht mehr.',
    },
  },
  difference: {
    added: 'neu',
    removed: 'gestrichen',
    sections: {
      added: 'neuer Abschnitt',
      removed: 'gestrichener Abschnitt',
      moved: 'verschobener Abschnitt',
    },
    lead: 'Einleitung',
  },
}

export default de
export type Messages = typeof de
