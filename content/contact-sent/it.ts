import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Messaggio arrivato – Gratweg',
    description:
      'Il Suo messaggio è arrivato a Gratweg: il numero, entro quando rispondiamo e che cosa succede ora.',
  },
  number: 'Messaggio n. {number}',
  title: 'Il Suo messaggio è arrivato.',
  lead: 'Termine per la nostra risposta: {day}, ore {time}.',
  copied: 'Una copia va a {email}.',
  notCopied: 'Questa volta non parte nessuna copia. Annoti il numero.',
  next: 'I prossimi passi',
  steps: [
    'Il Suo messaggio lo legge una persona, non una macchina.',
    'Le scriviamo all’indirizzo indicato, entro 24 ore.',
    'Se non arriva nulla, guardi nella posta indesiderata. Oppure telefoni e dica il numero.',
  ],
  unknown: {
    title: 'Non troviamo questo messaggio.',
    lead: 'Il link è incompleto o non appartiene a nessun messaggio. Se ne ha appena inviato uno, ne ha una copia per e-mail.',
  },
  toContact: 'Ai contatti',
  toCalendar: 'Al calendario',
}

export default it
