const de = {
  meta: {
    title: 'Survival-Training in drei Stufen – Gratweg',
    description:
      'Aufbruch, Durchhaltevermögen, Klarer Kompass: drei Stufen Survival-Training von 1 bis 2½ Tagen, {price:survival-from} bis {price:survival-to} pro Person.',
  },
  titleLines: ['Drei Stufen.', 'Eine Richtung.'],
  lead: 'Draussen merkt man schnell, was trägt: ein klarer Entscheid, eine gute Pause, ein Mensch, der ruhig bleibt. Unsere Kurse sind markiert wie Schweizer Wanderwege. Gelb, Rot, Blau.',
  levels: {
    aufbruch: {
      text: 'Der erste Schritt weg vom Gewohnten. Sie machen Feuer, finden Wasser und lesen das Gelände, bevor es Sie liest.',
      link: 'Stufe 1 im Detail',
    },
    durchhaltevermoegen: {
      text: 'Eine Nacht im Biwak. Schlaf, Wärme und gute Laune werden knapp. Dann zeigt sich, wie eine Gruppe entscheidet.',
      link: 'Stufe 2 im Detail',
    },
    'klarer-kompass': {
      text: 'Ihre Route, Ihr Entscheid. Mit Karte, Marschzahl und zwei Nächten im Gelände: Wir gehen mit, Sie führen.',
      link: 'Stufe 3 im Detail',
    },
  },
  transfer: {
    name: 'Draussen und drinnen',
    title: 'Was Sie draussen tun, und was davon im Büro ankommt.',
    outside: 'Draussen',
    inside: 'Drinnen',
    pairs: [
      { outside: 'Ein Feuer bei Regen', inside: 'Prioritäten: erst Zunder, dann Holz, dann Flamme' },
      { outside: 'Die Nacht im Biwak', inside: 'Kräfte einteilen, bevor sie fehlen' },
      { outside: 'Gehen nach Marschzahl', inside: 'Richtung halten, wenn das Ziel nicht zu sehen ist' },
      { outside: 'Der Entscheid umzukehren', inside: 'Ein Projekt stoppen, solange es noch Mut braucht' },
    ],
  },
  comparison: {
    name: 'Vergleich',
    title: 'Die drei Stufen im Vergleich',
  },
  gift: {
    name: 'Gutscheine',
  },
}

export default de
export type Messages = typeof de
