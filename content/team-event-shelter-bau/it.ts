import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Shelter-Bau, un’uscita di squadra – Gratweg',
    description:
      'Un giorno, un tetto di rami e foglie costruito da tutta la squadra. Fino a 12 persone forfait di CHF 2’800.00, al massimo 20.',
  },
  title: 'Shelter-Bau',
  lead: 'I rami diventano un tetto, le persone una cordata.',
  drawingAlt: 'Vista da un riparo di rami intrecciati su colline e un sole basso',
  facts: [
    {
      label: 'Durata',
      value: '1 giorno',
    },
    {
      label: 'Fino a 12 persone',
      value: 'forfait di CHF 2’800.00',
    },
    {
      label: '13–20 persone',
      value: 'CHF 215.00 a persona',
    },
    {
      label: 'Dimensione massima',
      value: '20 persone',
    },
    {
      label: 'Per chi',
      value: 'squadre che vogliono costruire qualcosa e finirlo',
    },
    {
      label: 'Tema',
      value: 'pianificare, dividere il lavoro, verificare che regga',
    },
  ],
  sections: [
    {
      title: 'Che cosa La aspetta',
      paragraphs: [
        'Si cerca il posto: terreno, vento, rami secchi sopra la testa.',
        'Si disegna un piano e si distribuisce il lavoro.',
        'Si costruisce: struttura, intreccio, foglie. Il piano cambia strada facendo.',
        'Alla fine si versa dell’acqua. Così si vede dove gocciola.',
      ],
    },
    {
      title: 'A chi si rivolge',
      paragraphs: [
        'Per squadre di reparti diversi che lavorano alla stessa opera. Non serve saper costruire, servono scarpe robuste.',
      ],
    },
    {
      title: 'Prezzo',
      paragraphs: [
        'Il prezzo vale per tutto il gruppo: un forfait fino a 12 persone, dalle 13 persone lo stesso importo per ciascuna.',
        'Più conveniente dalle 13 persone: 13 persone pagano CHF 2’795.00, 12 persone CHF 2’800.00.',
        'Oltre le 20 persone non c’è un prezzo fisso. Ci chieda un’offerta.',
      ],
    },
  ],
  actions: [
    {
      label: 'Richiedere una data',
      note: 'da CHF 2’795.00',
      to: '/buchen?serviceId=shelter-bau',
    },
    {
      label: 'Tutte le sei uscite',
      to: '/team-events',
    },
    {
      label: 'Fare una domanda',
      to: '/kontakt',
    },
  ],
}

export default it
