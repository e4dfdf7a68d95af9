import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Arrivato – Gratweg',
    description:
      'Il Suo messaggio o la Sua richiesta è arrivata a Gratweg: il numero, entro quando rispondiamo e che cosa succede ora.',
  },
  message: {
    number: 'Messaggio n. {number}',
    title: 'Il Suo messaggio è arrivato.',
    read: 'Il Suo messaggio lo legge una persona, non una macchina.',
  },
  request: {
    number: 'Richiesta n. {number}',
    title: 'La Sua richiesta è arrivata.',
    read: 'La Sua richiesta la legge una persona, non una macchina.',
  },
  lead: 'Termine per la nostra risposta: {day}, ore {time}.',
  copied: 'Una conferma con questo numero va a {email}.',
  notCopied: 'Questa volta non inviamo nessuna conferma per e-mail. Annoti il numero.',
  next: 'I prossimi passi',
  steps: [
    'Le scriviamo all’indirizzo indicato, entro 24 ore.',
    'Se non arriva nulla, controlli la posta indesiderata. Oppure telefoni e dica il numero.',
  ],
  unknown: {
    title: 'Non troviamo questo messaggio.',
    lead: 'Il link è incompleto o non appartiene a nessun messaggio. Se ne ha appena inviato uno, trova la conferma nella Sua posta.',
  },
  toContact: 'Ai contatti',
  toCalendar: 'Al calendario',
}

export default it
