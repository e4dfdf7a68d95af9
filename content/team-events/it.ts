import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Sei uscite di squadra nella natura – Gratweg',
    description:
      'Sei uscite di squadra nel bosco e in riva all’acqua, da 4 ore a 1½ giorni, fino a 30 persone. Da {price:team-events-from} per tutto il gruppo.',
  },
  title: 'Sei uscite, una squadra.',
  lead: 'Da quattro ore a un giorno e mezzo, per gruppi fino a 30 persone. Nel bosco, in riva all’acqua, senza segnale.',
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      text: 'Senza telefono, senza orologio. Quel che resta è la squadra.',
      alt: 'Un tronco sopra il terreno e, sotto, le sue radici ramificate',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      text: 'Una fiamma, molte mani, niente fiammiferi.',
      alt: 'Falò disegnato come una mappa del calore, a isolinee',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      text: 'Due gruppi, una carta, una meta comune.',
      alt: 'Carta da corsa d’orientamento con partenza, cinque punti e arrivo',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      text: 'I rami diventano un tetto, le persone una cordata.',
      alt: 'Vista da un riparo di rami intrecciati su colline e un sole basso',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      text: 'Controcorrente, con la squadra.',
      alt: 'Linee di corrente attorno ai sassi di un fiume',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      text: 'Restare calmi quando tutto gira.',
      alt: 'Un vortice di linee sottili, nel centro calmo un rombo giallo',
    },
  },
  compare: {
    rule: 'Prezzi',
    title: 'Come calcoliamo il prezzo',
    event: 'Uscita',
    paragraphs: [
      'Ogni prezzo vale per tutto il gruppo: fino a 12 persone il forfait, oltre ognuno paga la tariffa prevista per quel numero di persone.',
      'A volte un gruppo più grande paga meno di uno più piccolo. È voluto, ed è indicato per ogni uscita.',
      'Se il Suo gruppo è più grande di quanto prevede la tabella, Le facciamo un’offerta.',
    ],
  },
  dates: {
    rule: 'Date',
    title: 'Provare prima da soli',
    text: 'Alle date pubbliche si prenotano posti singoli. Per la Sua squadra c’è una data a parte: la propone Lei sulla pagina dell’uscita.',
    none: 'Al momento non ci sono date pubbliche.',
    calendar: 'Tutte le date',
  },
}

export default it
