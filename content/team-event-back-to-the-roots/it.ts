import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Back to the Roots, un’uscita di squadra – Gratweg',
    description:
      'Quattro ore nel bosco senza telefono né orologio. Fino a 12 persone forfait di CHF 1’400.00, oltre un prezzo a persona.',
  },
  title: 'Back to the Roots',
  lead: 'Senza telefono, senza orologio. Quel che resta è la squadra.',
  drawingAlt: 'Un tronco sopra il terreno e, sotto, le sue radici ramificate',
  facts: [
    {
      label: 'Durata',
      value: '4 ore',
    },
    {
      label: 'Fino a 12 persone',
      value: 'forfait di CHF 1’400.00',
    },
    {
      label: '13–20 persone',
      value: 'CHF 100.00 a persona',
    },
    {
      label: '21–30 persone',
      value: 'CHF 90.00 a persona',
    },
    {
      label: 'Per chi',
      value: 'squadre nuove o ricomposte',
    },
    {
      label: 'Tema',
      value: 'attenzione, dialogo, gesti semplici',
    },
  ],
  sections: [
    {
      title: 'Che cosa La aspetta',
      paragraphs: [
        'Telefoni e orologi finiscono in un sacco e si parte.',
        'Si raccoglie, si intaglia e si cucina con quello che c’è.',
        'Si risolve un compito che non spetta a nessuno.',
        'Alla fine si parla di chi si è assunto che cosa, e perché.',
      ],
    },
    {
      title: 'A chi si rivolge',
      paragraphs: ['Per squadre che scrivono molto e parlano poco. Non servono conoscenze preliminari.'],
    },
    {
      title: 'Prezzo',
      paragraphs: [
        'Il prezzo vale per tutto il gruppo: un forfait fino a 12 persone, dalle 13 persone lo stesso importo per ciascuna.',
        'Più conveniente dalle 13 persone: 13 persone pagano CHF 1’300.00, 12 persone CHF 1’400.00.',
        'Lo stesso dalle 21 persone: 21 persone pagano CHF 1’890.00, 20 persone CHF 2’000.00.',
        'Oltre le 30 persone non c’è un prezzo fisso. Ci chieda un’offerta.',
      ],
    },
  ],
  actions: [
    {
      label: 'Richiedere una data',
      note: 'da CHF 1’300.00',
      to: '/buchen?serviceId=back-to-the-roots',
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
