import type { Messages } from './de.ts'

const it: Messages = {
  count: { one: '{n} file', other: '{n} file' },
  remove: 'Rimuovere {name}',
  sending: '{percent}\u00a0% caricato',
  problems: {
    type: 'tipo di file non accettato',
    empty: 'è vuoto',
    too_large: 'più di 12 MB',
    too_many: 'al massimo 5',
    too_large_together: 'al massimo 20 MB',
  },
}

export default it
