import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Survival Mindset, un’uscita di squadra – Gratweg',
    description:
      'Un giorno per decidere sotto pressione, con un bilancio a mente fredda. Fino a 12 persone forfait di CHF 2’600.00, al massimo 30.',
  },
  title: 'Survival Mindset',
  lead: 'Restare calmi quando tutto gira.',
  drawingAlt: 'Un vortice di linee sottili, nel centro calmo un rombo giallo',
  facts: [
    {
      label: 'Durata',
      value: '1 giorno',
    },
    {
      label: 'Fino a 12 persone',
      value: 'forfait di CHF 2’600.00',
    },
    {
      label: '13–20 persone',
      value: 'CHF 200.00 a persona',
    },
    {
      label: '21–30 persone',
      value: 'CHF 180.00 a persona',
    },
    {
      label: 'Per chi',
      value: 'team di direzione e squadre di picchetto o di crisi',
    },
    {
      label: 'Tema',
      value: 'calma, quadro della situazione, decisioni con poche informazioni',
    },
  ],
  sections: [
    {
      title: 'Che cosa La aspetta',
      paragraphs: [
        'Si impara uno schema semplice: fermarsi, guardare, pensare, agire.',
        'Lo si applica in tre situazioni, ognuna meno chiara della precedente.',
        'I ruoli cambiano. Chi di solito guida ascolta.',
        'Il bilancio è calmo e concreto: un comportamento da tenere e uno da lasciare.',
      ],
    },
    {
      title: 'A chi si rivolge',
      paragraphs: ['Per squadre che devono decidere anche quando il quadro è ancora sfocato.'],
    },
    {
      title: 'Prezzo',
      paragraphs: [
        'Il prezzo vale per tutto il gruppo: un forfait fino a 12 persone, dalle 13 persone lo stesso importo per ciascuna.',
        'Più conveniente dalle 21 persone: 21 persone pagano CHF 3’780.00, 20 persone CHF 4’000.00.',
        'Oltre le 30 persone non c’è un prezzo fisso. Ci chieda un’offerta.',
      ],
    },
  ],
  actions: [
    {
      label: 'Richiedere una data',
      note: 'da CHF 2’600.00',
      to: '/buchen?serviceId=survival-mindset',
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
