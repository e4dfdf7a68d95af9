import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Negozio e buoni regalo – Gratweg',
    description:
      'Buoni regalo per i tre livelli dei corsi di sopravvivenza, buoni acquisto e attrezzatura. Prezzi in CHF, spedizione in Svizzera inclusa.',
  },
  title: 'Negozio',
  lead: 'Buoni regalo per tutti i livelli e le poche cose che portiamo con noi.',
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
  delivery: 'Spedizione in Svizzera inclusa. I buoni regalo arrivano subito in PDF per e-mail.',
  empty: {
    title: 'Qui al momento non c’è nulla.',
    text: 'In questa selezione non c’è alcun prodotto. Le altre tasche non sono vuote.',
    link: 'Mostrare tutto',
  },
  failure: {
    title: 'Il negozio non risponde.',
    text: 'Non è stato possibile caricare i prodotti ({message}). Il Suo carrello è invariato.',
    retry: 'Riprovare',
  },
}

export default it
