import type { Words } from './de.ts'

const it: Words = {
  kind: 'Informazioni legali',
  asOf: 'Stato al {day}',
  contents: 'Sommario',
  draft: 'Bozza: la consulenza legale dei titolari la confermerà prima della messa in rete.',
  others: 'Altre informazioni',
}

export default it
