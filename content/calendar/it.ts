import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Calendario – Gratweg',
    description:
      'Le date pubbliche di Gratweg: corsi di sopravvivenza e uscite per team con posti singoli. Per il Suo team una data a scelta su richiesta.',
  },
  title: 'Calendario',
  lead: 'Corsi e uscite in cui prenotare posti singoli. Per tutto il Suo team può richiedere una data a scelta.',
  ownDate: 'Richiedere una data',
  empty: 'Al momento non sono previsti eventi pubblici. Torni presto a trovarci.',
  emptyMonth: 'In questo mese non c’è nulla in programma.',
  showAll: 'Mostrare tutte le date',
  loadFailed: 'Non è stato possibile caricare gli eventi del calendario. Riprovi più tardi.',
  view: {
    label: 'Vista',
    list: 'Elenco',
    month: 'Mese',
  },
  filter: {
    label: 'Per offerta',
    all: 'Tutte',
    info: 'Serate informative',
  },
  months: {
    label: 'Periodo',
    today: 'Oggi',
    previous: 'Mese precedente',
    next: 'Mese successivo',
  },
  count: {
    one: '{n} data',
    other: '{n} date',
  },
  later: 'Date successive',
  grid: {
    keys: 'Le frecce cambiano giorno, Pag su e Pag giù cambiano mese, Invio apre l’evento.',
    more: 'altre {n}',
    goesOn: 'continua',
  },
  legend: {
    label: 'Legenda',
    teamEvent: 'Uscita per team',
    info: 'Serata informativa',
  },
  add: {
    label: 'Aggiungere un evento',
    signInTitle: 'Acceda, per favore',
    signInText: 'Acceda per aggiungere un evento.',
    signIn: 'Accedere',
    signInHint: 'Apra la pagina di accesso.',
    failed: 'Il caricamento non è riuscito. Riprovi.',
  },
  notes: {
    date: {
      title: 'Nessuna data adatta?',
      text: 'Per i gruppi verifichiamo una data a scelta. Indichi la data desiderata e il numero di persone. {rule:answer}',
      link: 'Richiedere una data',
    },
    gift: {
      title: 'Regalare un buono',
      text: 'La data la sceglie chi riceve il buono. {rule:voucherValidity}',
      link: 'Buoni regalo nello shop',
    },
    feed: {
      title: 'Nel Suo calendario',
      text: 'Con l’abbonamento, nuove date, rinvii e annullamenti compaiono da soli sul Suo dispositivo.',
      link: 'Abbonarsi al calendario',
      file: 'Scaricare il file (.ics)',
    },
  },
}

export default it
