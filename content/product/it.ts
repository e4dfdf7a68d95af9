import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Prodotto dello shop – Gratweg',
    description:
      'Un prodotto dello shop Gratweg. Prezzi in CHF, spedizione in Svizzera e nel Liechtenstein inclusa, pagamento su una pagina protetta.',
  },
  breadcrumb: { label: 'Si trova qui', shop: 'Shop' },
  imageAlt: '{title}, disegno',
  unavailableCombination: 'Questa combinazione non esiste.',
  quantity: 'Quantità',
  addToCart: 'Aggiungere al carrello',
  ownAmount: {
    label: 'O un altro importo in CHF',
    hint: 'Franchi interi da {least} a {most}',
    wrong: 'Inserisca franchi interi da {least} a {most}.',
  },
  vat: 'IVA inclusa ({number})',
  inStock: 'Disponibile a Cham',
  lowStock: { one: 'Ne resta {n}', other: 'Ne restano {n}' },
  byMail: 'in PDF per e-mail',
  noScript:
    'Il carrello ha bisogno di JavaScript, disattivato in questo browser. Può anche ordinare per e-mail.',
  gift: {
    title: 'Personalizzare',
    optional: '(facoltativo)',
    lead: 'Immagine, nomi e messaggio sono stampati sul buono che riceve in PDF.',
    picture: 'Immagine',
    recipient: 'Per chi',
    sender: 'Da parte di',
    message: 'Messaggio',
    count: '{n} caratteri su {most}',
    email: 'E-mail di chi lo riceve',
    emailHint: 'Inviamo il buono anche lì. Lei riceve il Suo subito dopo il pagamento.',
    day: 'Invio il',
    dayHint: 'Vuoto: subito dopo il pagamento. Altrimenti alle 8 del giorno scelto, al più tardi il {until}',
    byPost: 'Anche stampato e spedito per posta all’indirizzo di consegna (spedizione inclusa)',
    preview: 'Anteprima in PDF',
    previewHint: 'apre una nuova finestra',
    problems: {
      too_long: 'Scriva al massimo {most} caratteri.',
      too_many_lines: 'Scriva al massimo {lines} righe.',
      unprintable: '«{character}» non si può stampare. Lo tolga, per favore.',
      not_an_address: 'Inserisca un indirizzo e-mail, per esempio nome@example.ch.',
      not_a_day: 'Scelga un giorno da oggi al {until}.',
      needs_address: 'Per l’invio in un giorno preciso serve l’indirizzo e-mail.',
    },
    cart: {
      recipient: 'Per {name}',
      sender: 'Da parte di {name}',
      picture: 'con l’immagine scelta',
      mailNow: 'a {email}, subito dopo il pagamento',
      mailOn: 'a {email} il {day}',
      byPost: 'stampato, per posta',
      change: 'Cambiare la personalizzazione',
      remove: 'Togliere la personalizzazione',
      save: 'Applicare',
      cancel: 'Annullare',
      changed: '{title}: l’immagine o il giorno scelto non è più possibile ed è stato tolto.',
      outOfRange:
        '{title} da CHF {francs} non è più disponibile. L’importo è in franchi interi da {least} a {most}.',
    },
    noScript: 'Senza JavaScript: ci indichi immagine, nomi e messaggio nell’ordine per e-mail.',
  },
  voucher: {
    delivery: 'Ecco come arriva. {rule:voucherDelivery}',
    validity: { label: 'Validità', years: '{validity:figures}' },
    use: 'Per che cosa è valido',
    value: {
      courses: {
        title: 'Corsi di sopravvivenza',
        text: 'Tutti i livelli, tutte le date pubbliche: {francs:aufbruch}, {francs:durchhaltevermoegen} o {francs:klarer-kompass} a persona.',
        link: 'Vedere tutti i livelli',
      },
      teamEvents: {
        title: 'Uscite per team',
        text: 'Quando prenota su questo sito, l’importo viene dedotto dal prezzo. Se non basta, paga la differenza.',
        link: 'Vedere tutte le uscite',
      },
      shop: { title: 'Nello shop', text: '{rule:voucherUse}', link: 'Condizioni dei buoni' },
    },
    course: {
      place: {
        title: 'Un posto nel corso',
        text: 'Per una persona nel corso {name}, in una data pubblica. La data la sceglie chi riceve il buono.',
        link: 'Scoprire il corso',
      },
      price: {
        title: 'Anche se il prezzo aumenta',
        text: 'È valido per il corso, non per un importo: anche se nel frattempo il corso costa di più.',
      },
      choice: {
        title: 'Non sa quale corso scegliere?',
        text: 'Tre domande mostrano quale livello è adatto. Oppure regali un buono acquisto: è valido per tutti i corsi.',
        link: 'Quale livello è adatto?',
      },
    },
  },
  parts: 'Parti',
  facts: 'Dati tecnici',
  details: 'Buono a sapersi',
  related: 'Da abbinare',
  failure: {
    title: 'Lo shop non risponde.',
    text: 'Non è stato possibile caricare il prodotto. Il Suo carrello è invariato.',
    retry: 'Riprovare',
  },
  notFound: {
    title: 'Questo prodotto non esiste più.',
    text: 'È stato tolto dall’assortimento, oppure l’indirizzo non è corretto.',
    link: 'Vedere lo shop',
  },
}

export default it
