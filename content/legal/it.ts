import type { Words } from './de.ts'

const it: Words = {
  kind: 'Informazioni legali',
  asOf: 'Stato: {day}',
  contents: 'Sommario',
  draft: 'Bozza: la consulenza legale dei titolari la confermerà prima della pubblicazione.',
  others: 'Altre informazioni',
}

export default it
