import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Aufbruch: corso di sopravvivenza, livello 1 – Gratweg',
    description:
      'Un corso di sopravvivenza per chi vuole cominciare: fuoco, acqua, lettura del terreno. 1 giorno, CHF 200.00 a persona.',
  },
  title: 'Aufbruch',
  lead: 'Aufbruch vuol dire partenza. Accende un fuoco, trova l’acqua e legge il terreno prima che il terreno legga Lei.',
  drawingAlt: 'Sole del mattino sopra un lago, in primo piano un sentiero chiaro',
  facts: [
    {
      label: 'Durata',
      value: '1 giorno',
    },
    {
      label: 'Prezzo',
      value: 'CHF 200.00 a persona',
    },
    {
      label: 'Per chi',
      value: 'chi vuole cominciare, da solo o in squadra',
    },
    {
      label: 'Contenuto',
      value: 'fuoco, acqua, orientamento, prime decisioni',
    },
  ],
  sections: [
    {
      title: 'Che cosa si fa',
      paragraphs: [
        'Raccoglie l’esca, fa nascere una fiamma e la tiene viva. Il primo tentativo di solito fa solo fumo, e va bene così.',
        'Cerca l’acqua e la rende potabile. Confronta la carta con ciò che vede e stabilisce da sé dove si trova.',
      ],
    },
    {
      title: 'Che cosa resta in ufficio',
      paragraphs: [
        'Chi ha cominciato una volta con la legna bagnata prepara diversamente il prossimo avvio di progetto: più piccolo, più asciutto, con una riserva.',
      ],
    },
  ],
  actions: [
    {
      label: 'Prenotare un posto',
      note: 'CHF 200.00',
      to: '/buchen?serviceId=aufbruch',
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
