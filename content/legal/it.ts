import type { Messages } from './de.ts'

const it: Messages = {
  kind: 'Informazioni legali',
  asOf: 'Stato: {day}',
  contents: 'Sommario',
  draft: 'Bozza: la consulenza legale dei titolari la confermerà prima della pubblicazione.',
  others: 'Altre informazioni',
}

export default it
