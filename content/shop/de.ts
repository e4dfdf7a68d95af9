const de = {
  meta: {
    title: 'Shop und Gutscheine – Gratweg',
    description:
      'Gutscheine für Survival-Kurse, Wertgutscheine und Ausrüstung. Preise in CHF, Versand inbegriffen.',
  },
  title: 'Shop',
  lead: 'Gutscheine zum Verschenken, für Survival-Kurse und Team-Events, dazu die wenigen Dinge, die wir draussen selber dabeihaben.',
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
  courseVouchers: 'Kursgutscheine',
  levelTest: 'Welche Stufe passt?',
  gear: 'Ausrüstung',
  delivery: '{rule:deliveryArea} {rule:voucherDelivery}',
  empty: {
    title: 'Hier liegt gerade nichts.',
    text: 'In dieser Auswahl ist im Moment kein Produkt. Schauen Sie in die anderen Rubriken.',
    link: 'Alles zeigen',
  },
  failure: {
    title: 'Der Shop antwortet nicht.',
    text: 'Die Produkte konnten nicht geladen werden. Ihr Warenkorb ist unverändert.',
    retry: 'Erneut versuchen',
  },
}

export default de
export type Messages = typeof de
