import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'La carta finisce qui – Gratweg',
    description:
      'Errore 404: questa pagina non esiste o non esiste più. Tre vie riportano indietro: alla pagina iniziale, al calendario e ai contatti.',
  },
  kicker: 'Errore 404. Coordinate sconosciute.',
  titleLines: ['La carta', 'finisce qui.'],
  lead: 'La pagina che cerca è fuori da questo foglio. Chi si perde torna all’ultimo punto conosciuto.',
  meant: 'Forse cercava',
  signs: {
    label: 'Vie del ritorno',
    home: 'Cham, pagina iniziale',
    homeNote: '418 m',
    calendar: 'Calendario',
    calendarNote: 'tutte le date',
    contact: 'Contatti',
    contactNote: 'una domanda',
  },
  drawingAlt: 'Il margine di un foglio di carta topografica: il percorso rosso esce dal foglio e si perde.',
}

export default it
