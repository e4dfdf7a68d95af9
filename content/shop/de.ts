const de = {
  meta: {
    title: 'Shop und Gutscheine – Gratweg',
    description:
      'Gutscheine für die drei Stufen des Survival-Trainings, Wertgutscheine und Ausrüstung. Preise in CHF, Versand in der Schweiz inbegriffen.',
  },
  title: 'Shop',
  lead: 'Gutscheine für alle Stufen und die wenigen Dinge, die wir selber dabeihaben.',
  filterLabel: 'Sortiment',
  all: 'Alles',
  sort: {
    label: 'Sortieren',
    recommended: 'Empfohlen',
    priceAscending: 'Preis aufsteigend',
    priceDescending: 'Preis absteigend',
    name: 'Name',
  },
  count: { one: '{n} Produkt', other: '{n} Produkte' },
  delivery: 'Versand in der Schweiz inbegriffen. Gutscheine kommen sofort als PDF per E-Mail.',
  empty: {
    title: 'Hier liegt gerade nichts.',
    text: 'In dieser Auswahl ist im Moment kein Produkt. Die anderen Fächer sind nicht leer.',
    link: 'Alles zeigen',
  },
  failure: {
    title: 'Der Shop antwortet nicht.',
    text: 'Die Produkte konnten nicht geladen werden ({message}). Ihr Warenkorb ist unverändert.',
    retry: 'Erneut versuchen',
  },
}

export default de
export type Messages = typeof de
