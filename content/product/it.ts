import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Prodotto del negozio – Gratweg',
    description:
      'Un prodotto del negozio Gratweg. Prezzi in CHF, spedizione in Svizzera inclusa, pagamento su una pagina protetta.',
  },
  breadcrumb: { label: 'Si trova qui', shop: 'Negozio' },
  imageAlt: '{title}, disegno',
  unavailableCombination: 'Questa combinazione non esiste.',
  quantity: 'Quantità',
  addToCart: 'Aggiungere al carrello',
  vat: 'IVA inclusa ({number})',
  shipping: 'Spedizione in Svizzera inclusa.',
  inStock: 'Disponibile a Cham',
  lowStock: { one: 'Ne resta {n}', other: 'Ne restano {n}' },
  instantPdf: 'Subito, in PDF per e-mail',
  noScript: 'Il carrello ha bisogno di JavaScript, spento in questo browser. Può anche ordinare per e-mail.',
  parts: 'Parti',
  facts: 'Dati',
  details: 'Buono a sapersi',
  related: 'Stanno bene insieme',
  failure: {
    title: 'Il negozio non risponde.',
    text: 'Non è stato possibile caricare il prodotto ({message}). Il Suo carrello è invariato.',
    retry: 'Riprovare',
  },
  notFound: {
    title: 'Questo prodotto non esiste più.',
    text: 'È stato tolto dall’assortimento, oppure l’indirizzo non è corretto.',
    link: 'Al negozio',
  },
}

export default it
