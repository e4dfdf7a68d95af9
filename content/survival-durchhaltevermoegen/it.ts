import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Durchhaltevermögen: sopravvivenza, livello 2 – Gratweg',
    description:
      'Un corso con una notte al bivacco: campo, calore, gestione delle forze. 2 giorni con bivacco, CHF 250.00 a persona.',
  },
  title: 'Durchhalte\u00advermögen',
  lead: 'Durchhaltevermögen vuol dire tenacia. Una notte al bivacco: sonno, calore e buonumore scarseggiano, e si vede come decide un gruppo.',
  drawingAlt: 'Tenda e fuoco in riva a un lago, sopra le stelle girano attorno alla stella polare',
  facts: [
    {
      label: 'Durata',
      value: '2 giorni con bivacco',
    },
    {
      label: 'Prezzo',
      value: 'CHF 250.00 a persona',
    },
    {
      label: 'Per chi',
      value: 'chi ha già una prima esperienza all’aperto',
    },
    {
      label: 'Contenuto',
      value: 'campo, calore, vitto, gestione delle forze',
    },
  ],
  sections: [
    {
      title: 'Che cosa si fa',
      paragraphs: [
        'Sceglie il posto del campo, tende il telo e cucina sul fuoco. Poi si divide la notte in turni di guardia.',
        'Il secondo giorno si riparte con poco sonno e si risolvono compiti che il primo giorno sarebbero stati facili.',
      ],
    },
    {
      title: 'Che cosa resta in ufficio',
      paragraphs: [
        'I progetti lunghi falliscono di rado il primo giorno. Si impara a prevedere le pause prima che servano e a dire quando le forze non bastano.',
      ],
    },
  ],
  actions: [
    {
      label: 'Prenotare un posto',
      note: 'CHF 250.00',
      to: '/buchen?serviceId=durchhaltevermoegen',
    },
    {
      label: 'Vedere le date',
      to: '/event-kalender',
    },
    {
      label: 'Regalarlo con un buono',
      to: '/shop',
    },
  ],
}

export default it
