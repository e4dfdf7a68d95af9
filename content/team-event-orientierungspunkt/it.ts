import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Orientierungspunkt, un’uscita di squadra – Gratweg',
    description:
      'Un giorno e mezzo con carta, bussola e bivacco. Fino a 12 persone forfait di CHF 3’900.00, materiale incluso, al massimo 20 persone.',
  },
  title: 'Orientierungs\u00adpunkt',
  lead: 'Due gruppi, una carta, una meta comune. In mezzo, una notte al bivacco.',
  drawingAlt: 'Carta da corsa d’orientamento con partenza, cinque punti e arrivo',
  facts: [
    {
      label: 'Durata',
      value: '1½ giorni con bivacco',
    },
    {
      label: 'Fino a 12 persone',
      value: 'forfait di CHF 3’900.00',
    },
    {
      label: '13–20 persone',
      value: 'CHF 310.00 a persona',
    },
    {
      label: 'Dimensione massima',
      value: '20 persone',
    },
    {
      label: 'Materiale',
      value: 'incluso',
    },
    {
      label: 'Per chi',
      value: 'team di direzione e di progetto distribuiti su più sedi',
    },
    {
      label: 'Tema',
      value: 'orientamento, accordi, decisioni comuni',
    },
  ],
  sections: [
    {
      title: 'Che cosa La aspetta',
      paragraphs: [
        'Ci si divide in due gruppi e si stabilisce come comunicare.',
        'Ogni gruppo ha solo una parte delle informazioni. Per arrivare bisogna condividerle.',
        'La sera si allestisce il bivacco e si fa il bilancio della giornata accanto al fuoco.',
        'Il mattino si percorre insieme l’ultimo tratto.',
      ],
    },
    {
      title: 'A chi si rivolge',
      paragraphs: [
        'Per squadre che lavorano in più luoghi verso la stessa meta. Una notte all’aperto non deve spaventare nessuno.',
      ],
    },
    {
      title: 'Prezzo',
      paragraphs: [
        'Il prezzo vale per tutto il gruppo: un forfait fino a 12 persone, dalle 13 persone lo stesso importo per ciascuna.',
        'Il materiale è incluso.',
        'Oltre le 20 persone non c’è un prezzo fisso. Ci chieda un’offerta.',
      ],
    },
  ],
  actions: [
    {
      label: 'Richiedere una data',
      note: 'da CHF 3’900.00',
      to: '/buchen?serviceId=orientierungspunkt',
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
