const de = {
  meta: {
    title: 'Survival-Kurse rund um den Zugersee – Gratweg',
    description:
      'Survival-Kurse rund um den Zugersee, 1 bis 2½ Tage, vom ersten Feuer bis zur eigenen Route, {francs:survival-from} bis {francs:survival-to} pro Person.',
  },
  title: 'Survival-Kurse rund um den Zugersee',
  motto: 'Stufe um Stufe. Eine Richtung.',
  lead: 'Kurse von 1 bis 2½ Tagen, vom ersten Feuer bis zur eigenen Route, {francs:survival-from} bis {francs:survival-to} pro Person. Sie können allein kommen. Kurssprache ist Deutsch.',
  sign: { label: 'Termine ansehen', condition: 'pro Person', note: 'ab {francs:survival-from}' },
  levels: {
    aufbruch: {
      text: 'Sie machen Feuer ohne Feuerzeug, bereiten Wasser auf und finden sich mit der Karte zurecht. Vorkenntnisse braucht es keine.',
      link: 'Stufe 1 im Detail',
    },
    durchhaltevermoegen: {
      text: 'Eine Nacht im Biwak: Sie bauen ein Lager, bleiben warm, teilen Ihre Kräfte ein und entscheiden gut, auch wenn Sie müde sind.',
      link: 'Stufe 2 im Detail',
    },
    'klarer-kompass': {
      text: 'Sie planen die Route, führen die Gruppe mit Karte und Marschzahl und schlafen zwei Nächte im eigenen Lager. Die Kursleitung geht mit.',
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
    title: 'Die Stufen im Vergleich',
    grades:
      'T1, T2 und T3 sind Grade der Wanderskala des Schweizer Alpen-Clubs (SAC): T1 Wandern auf guten Wegen, T2 Bergwandern mit steilen Stellen, T3 anspruchsvolles Bergwandern, stellenweise ohne Weg. Die Farben Gelb, Rot und Blau stehen bei uns für Stufe 1, 2 und 3.',
  },
  gift: {
    name: 'Gutscheine',
  },
}

export default de
export type Messages = typeof de
