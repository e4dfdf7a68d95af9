import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Feuer & Fokus, un’uscita di squadra – Gratweg',
    description:
      'Un giorno a fare fuoco in squadra: ordinare i compiti, chiarire i ruoli. Fino a 12 persone forfait di CHF 2’600.00.',
  },
  title: 'Feuer & Fokus',
  lead: 'Una squadra, un acciarino, legna bagnata. Chi vuole tutto insieme resta al buio.',
  drawingAlt: 'Falò disegnato come una mappa del calore, a isolinee',
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
      value: 'team di progetto che lavorano a troppe cose insieme',
    },
    {
      label: 'Tema',
      value: 'priorità, ruoli, reazione ai tentativi falliti',
    },
  ],
  sections: [
    {
      title: 'Che cosa La aspetta',
      paragraphs: [
        'Primo tentativo: piccoli gruppi, poche spiegazioni. Soprattutto fumo.',
        'Bilancio attorno al focolare spento: che cosa abbiamo provato, che cosa tralasciato, chi non ha parlato?',
        'Secondo e terzo tentativo: chiarire i ruoli, dividere l’esca, leggere il vento. Ora brucia.',
        'Si mangia dal fuoco. Ogni persona porta una frase in ufficio.',
      ],
    },
    {
      title: 'A chi si rivolge',
      paragraphs: [
        'Per squadre che cominciano in fretta e finiscono di rado. L’esercizio mostra come si ordinano i compiti e si assegnano i ruoli.',
      ],
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
      to: '/buchen?serviceId=feuer-und-fokus',
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
