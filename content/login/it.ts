import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Accesso – Gratweg',
    description:
      'Solo i titolari di Gratweg hanno un account. Per negozio, calendario e richieste non serve.',
  },
  title: 'Accesso',
  lead: 'Qui solo i titolari hanno un account. A Lei non serve.',
  drawingAlt: 'Cordino raccolto in una matassa, disegno',
  facts: [
    {
      label: 'Account',
      value: 'per i titolari, su invito',
    },
    {
      label: 'Visitatori',
      value: 'senza account né password',
    },
  ],
  sections: [
    {
      title: 'Che cosa si fa senza account',
      paragraphs: [
        'Si acquista nel negozio, si consulta il calendario e ci si scrive. Conferme e buoni regalo arrivano per e-mail.',
      ],
    },
    {
      title: 'Una domanda su un ordine?',
      paragraphs: ['Ci scriva indicando il numero della conferma. Non serve altro.'],
    },
  ],
  actions: [
    {
      label: 'Al negozio',
      to: '/shop',
    },
    {
      label: 'Vedere il calendario',
      to: '/event-kalender',
    },
    {
      label: 'Contattarci',
      to: '/kontakt',
    },
  ],
}

export default it
