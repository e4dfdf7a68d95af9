import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Ricerca – Gratweg',
    description:
      'Cercare in tutte le pagine di Gratweg: corsi, uscite per team, progetti, buoni regalo, domande frequenti, novità e note legali.',
  },
  title: 'Ricerca',
  form: { label: 'Cercare una pagina o una domanda', submit: 'Cercare' },
  all: 'Tutte le pagine',
  found: { one: '{n} risultato', other: '{n} risultati' },
  none: 'Qui non c’è nulla su «{text}».',
  noneHint: 'Provi con un’altra parola, o con una più corta.',
  failed: 'La ricerca al momento non risponde.',
  failedHint: 'Riprovi più tardi o ci scriva.',
  ask: 'Contattarci',
}

export default it
