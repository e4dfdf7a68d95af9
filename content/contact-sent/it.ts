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
    read: 'Una persona legge il Suo messaggio, non una macchina.',
  },
  request: {
    number: 'Richiesta n. {number}',
    title: 'La Sua richiesta è arrivata.',
    read: 'Una persona legge la Sua richiesta, non una macchina.',
  },
  lead: 'Le rispondiamo entro {day}, ore {time}.',
  copied: 'Una conferma con questo numero va a {email}.',
  notCopied: 'Questa volta non inviamo nessuna conferma per e-mail. Annoti il numero.',
  quote: {
    title: 'La Sua offerta è già qui.',
    text: 'Un prezzo vincolante per la data desiderata, come pagina e in PDF. Dobbiamo solo confermare la data, al più tardi {day}, ore {time}.',
    open: 'Vedere l’offerta',
  },
  next: 'I prossimi passi',
  steps: [
    'La nostra risposta arriva per e-mail all’indirizzo che ha indicato.',
    'Se entro allora non arriva nulla, controlli la posta indesiderata oppure ci telefoni indicando il numero.',
  ],
  unknown: {
    title: 'Non troviamo questo messaggio.',
    lead: 'Il link è incompleto o non appartiene a nessun messaggio. Se ne ha appena inviato uno, trova la conferma nella Sua posta.',
  },
  toContact: 'Contattarci',
  toCalendar: 'Vedere il calendario',
}

export default it
