import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Uscite per team nella natura – Gratweg',
    description:
      'Uscite per team attorno al lago di Zugo, da 4 ore a 1½ giorni, nella data che preferisce. Fino a 12 persone, forfait da {francs:team-events-from}.',
  },
  title: 'Uscite per team nella natura',
  lead: 'Per team e aziende: uscite nel bosco e in riva all’acqua attorno al lago di Zugo, nella data che preferisce. Da 4 ore a 1½ giorni, a seconda dell’uscita fino a 20 o 30 persone. Fino a 12 persone, forfait da {francs:team-events-from}.',
  sign: {
    label: 'Richiedere una data',
    condition: 'fino a 12 persone',
    note: 'da {francs:team-events-from}',
  },
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      alt: 'Tre alberi separati sopra il terreno; sotto, le loro radici formano un’unica rete',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      alt: 'Falò disegnato come una mappa del calore, a isolinee',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      alt: 'Carta da corsa d’orientamento con partenza, cinque punti e arrivo',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      alt: 'Vista da un riparo di rami intrecciati su colline e un sole basso',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      alt: 'Linee di corrente attorno ai sassi di un fiume',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      alt: 'Un vortice di linee sottili, nel centro calmo un rombo giallo',
    },
  },
  goals: {
    title: 'Quale uscita per quale obiettivo?',
    goal: 'Il Suo obiettivo',
    event: 'Uscita',
    people: '{n} persone',
    quote: 'Offerta',
    note: 'Prezzi finali per tutto il gruppo. Da 13 persone in su il prezzo è a persona; un gruppo di 13 può quindi pagare meno di uno di 12. «Offerta»: oltre il massimo di un’uscita calcoliamo un prezzo su misura.',
  },
  steps: {
    rule: 'Come funziona',
    title: 'La Sua giornata in tre passi',
    items: [
      {
        title: 'Richiedere',
        text: 'Sceglie l’uscita, la data e il numero di persone e vede subito il prezzo. {rule:noObligation}',
      },
      {
        title: 'Confermare',
        text: '{rule:answer} Se tutto è a posto, confermiamo data, luogo e prezzo per e-mail.',
      },
      {
        title: 'Partire',
        text: 'Ha già ricevuto per e-mail la lista del materiale e il ritrovo. In caso di allerta meteo: nuova data o rimborso.',
      },
    ],
  },
  dates: {
    rule: 'Posti singoli',
    title: 'Provare prima da sé',
    text: 'In queste date si prenotano posti singoli in un gruppo misto. Per tutto il team propone Lei una data sulla pagina dell’uscita.',
    none: 'Al momento non ci sono date pubbliche.',
    calendar: 'Vedere tutte le date',
  },
}

export default it
