import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Shop e buoni regalo – Gratweg',
    description:
      'Buoni regalo per i corsi di sopravvivenza, buoni acquisto e attrezzatura. Prezzi in CHF, spedizione inclusa.',
  },
  title: 'Shop',
  lead: 'Buoni da regalare, per i corsi di sopravvivenza e le uscite per team, e le poche cose che portiamo con noi all’aperto.',
  filterLabel: 'Assortimento',
  all: 'Tutto',
  sort: {
    label: 'Ordinare per',
    recommended: 'Consigliati',
    priceAscending: 'Prezzo crescente',
    priceDescending: 'Prezzo decrescente',
    name: 'Nome',
  },
  count: { one: '{n} prodotto', other: '{n} prodotti' },
  courseVouchers: 'Buoni per un corso',
  levelTest: 'Quale livello è adatto?',
  gear: 'Attrezzatura',
  delivery: '{rule:deliveryArea} {rule:voucherDelivery}',
  empty: {
    title: 'Qui al momento non c’è nulla.',
    text: 'In questa selezione al momento non c’è alcun prodotto. Guardi nelle altre rubriche.',
    link: 'Mostrare tutto',
  },
  failure: {
    title: 'Lo shop non risponde.',
    text: 'Non è stato possibile caricare i prodotti. Il Suo carrello è invariato.',
    retry: 'Riprovare',
  },
}

export default it
