/** Product texts come from the store service. */
const de = {
  meta: {
    /** Fallback without a product. */
    title: 'Produkt im Shop – Gratweg',
    description:
      'Ein Produkt aus dem Shop von Gratweg. Preise in CHF, Versand in der Schweiz inbegriffen, bezahlt wird auf einer gesicherten Seite.',
  },
  breadcrumb: { label: 'Sie sind hier', shop: 'Shop' },
  imageAlt: '{title}, Zeichnung',
  /** {title}: the option, for example size. */
  unavailableCombination: 'Diese Kombination gibt es nicht.',
  quantity: 'Menge',
  addToCart: 'In den Warenkorb',
  /** {number}: shown only with a VAT number. */
  vat: 'inkl. MWST ({number})',
  shipping: 'Versand in der Schweiz inbegriffen.',
  inStock: 'An Lager in Cham',
  lowStock: { one: 'Noch {n} an Lager', other: 'Noch {n} an Lager' },
  instantPdf: 'Sofort als PDF per E-Mail',
  /** Followed by the company's e-mail address. */
  noScript:
    'Im Browser ist JavaScript ausgeschaltet, der Warenkorb geht nur damit. Bestellen Sie sonst per E-Mail.',
  parts: 'Teile',
  facts: 'Daten',
  details: 'Gut zu wissen',
  /** Fallback heading of related products. */
  related: 'Passt dazu',
  failure: {
    title: 'Der Shop antwortet nicht.',
    text: 'Das Produkt konnte nicht geladen werden ({message}). Ihr Warenkorb ist unverändert.',
    retry: 'Erneut versuchen',
  },
  notFound: {
    title: 'Dieses Produkt gibt es nicht mehr.',
    text: 'Es wurde aus dem Sortiment genommen, oder die Adresse stimmt nicht.',
    link: 'Zum Shop',
  },
}

export default de
export type Messages = typeof de
