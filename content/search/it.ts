import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Ricerca – Gratweg',
    description:
      'Cercare in tutte le pagine di Gratweg: corsi, uscite di squadra, progetti, buoni regalo, taccuino e note legali.',
  },
  title: 'Ricerca',
  form: { label: 'Cercare una pagina', submit: 'Cercare' },
  all: 'Tutte le pagine',
  found: { one: '{n} pagina trovata', other: '{n} pagine trovate' },
  none: 'Qui non c’è nulla su «{text}».',
  noneHint: 'Provi con un’altra parola, o con una più corta.',
  failed: 'La ricerca al momento non risponde.',
  failedHint: 'Riprovi più tardi o ci scriva.',
  ask: 'Ai contatti',
}

export default it
