import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Sei uscite di squadra nella natura – Gratweg',
    description:
      'Sei uscite di squadra nel bosco e sull’acqua, da 4 ore a 1½ giorni, fino a 30 persone. Da CHF 1’300.00 per tutto il gruppo.',
  },
  title: 'Sei uscite, una squadra.',
  lead: 'Da quattro ore a un giorno e mezzo, per gruppi fino a 30 persone. Nel bosco, sull’acqua, senza segnale.',
  drawingAlt: 'Linee di corrente attorno ai sassi di un fiume',
  facts: [
    {
      label: 'Durata',
      value: 'da 4 ore a 1½ giorni',
    },
    {
      label: 'Fino a 12 persone',
      value: 'forfait da CHF 1’400.00',
    },
    {
      label: '13–20 persone',
      value: 'da CHF 100.00 a persona',
    },
    {
      label: '21–30 persone',
      value: 'da CHF 90.00 a persona, per tre delle uscite',
    },
  ],
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      text: 'Senza telefono, senza orologio. Quel che resta è la squadra.',
      facts: '4 ore, fino a 12 persone, forfait di CHF 1’400.00',
      link: 'Back to the Roots nel dettaglio',
      alt: 'Un tronco sopra il terreno e, sotto, le sue radici ramificate',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      text: 'Una fiamma, molte mani, niente fiammiferi.',
      facts: '1 giorno, fino a 12 persone, forfait di CHF 2’600.00',
      link: 'Feuer & Fokus nel dettaglio',
      alt: 'Falò disegnato come una mappa del calore, a isolinee',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      text: 'Due gruppi, una carta, una meta comune.',
      facts: '1½ giorni con bivacco, fino a 12 persone, forfait di CHF 3’900.00',
      link: 'Orientierungspunkt nel dettaglio',
      alt: 'Carta da corsa d’orientamento con partenza, cinque punti e arrivo',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      text: 'I rami diventano un tetto, le persone una cordata.',
      facts: '1 giorno, fino a 12 persone, forfait di CHF 2’800.00',
      link: 'Shelter-Bau nel dettaglio',
      alt: 'Vista da un riparo di rami intrecciati su colline e un sole basso',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      text: 'Controcorrente, con la squadra.',
      facts: '1 giorno, fino a 12 persone, forfait di CHF 2’800.00',
      link: 'Wasser & Willenskraft nel dettaglio',
      alt: 'Linee di corrente attorno ai sassi di un fiume',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      text: 'Restare calmi quando tutto gira.',
      facts: '1 giorno, fino a 12 persone, forfait di CHF 2’600.00',
      link: 'Survival Mindset nel dettaglio',
      alt: 'Un vortice di linee sottili, nel centro calmo un rombo giallo',
    },
  },
  sections: [
    {
      title: 'Come calcoliamo',
      paragraphs: [
        'Ogni prezzo vale per tutto il gruppo: il forfait fino a 12 persone, la tariffa a persona da 13 a 20 e da 21 a 30 persone.',
        'Orientierungspunkt, Shelter-Bau e Wasser & Willenskraft si svolgono con al massimo 20 persone. Per gruppi più grandi ci chieda un’offerta.',
        'A volte un gruppo più grande paga meno di uno più piccolo. È voluto, ed è indicato per ogni uscita.',
      ],
    },
  ],
  actions: [
    {
      label: 'Richiedere un’uscita',
      to: '/kontakt',
    },
    {
      label: 'Vedere le date',
      to: '/event-kalender',
    },
  ],
}

export default it
