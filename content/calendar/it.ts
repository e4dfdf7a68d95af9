import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Calendario – Gratweg',
    description:
      'Le date pubbliche di Gratweg: corsi di sopravvivenza e uscite di squadra. Per le uscite il giorno può sceglierlo anche Lei.',
  },
  title: 'Calendario',
  lead: 'Tutte le date pubbliche di corsi e uscite. Per le uscite di squadra il giorno lo sceglie Lei.',
  empty: 'Al momento non sono previsti eventi pubblici. Torni presto a trovarci.',
  emptyMonth: 'In questo mese non c’è nulla in programma.',
  showAll: 'Mostrare tutte le date',
  loadFailed:
    'Non è stato possibile caricare gli eventi del calendario. La preghiamo di riprovare più tardi.',
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
    next: 'Mese seguente',
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
    label: 'Segni nel calendario',
    teamEvent: 'Uscita di squadra',
    info: 'Serata informativa',
  },
  add: {
    label: 'Aggiungere un evento',
    signInTitle: 'La preghiamo di accedere',
    signInText: 'Per aggiungere un evento bisogna aver effettuato l’accesso.',
    signIn: 'Accedere',
    signInHint: 'Apra la pagina di accesso.',
    failed: 'Il caricamento non è riuscito. La preghiamo di riprovare.',
  },
  notes: {
    date: {
      title: 'Nessuna data adatta?',
      text: 'Per i gruppi fissiamo una data a parte. Ci scriva quanti siete e quando andrebbe bene.',
      link: 'Proporre una data',
    },
    gift: {
      title: 'Un regalo senza data',
      text: 'Il giorno lo sceglie chi riceve il buono. I buoni valgono dieci anni.',
      link: 'Buoni regalo nel negozio',
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
