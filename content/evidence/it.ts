import type { Messages } from './de.ts'

const it: Messages = {
  voices: { label: 'Testimonianze', title: 'Che cosa ne dicono gli altri' },
  references: { label: 'Referenze', title: 'Progetti che abbiamo diretto' },
  photographs: { label: 'Immagini', title: 'Ecco com’è', credit: 'Immagine: {name}' },
  documents: { label: 'Documenti', title: 'Da scaricare' },
  proofs: { label: 'Attestati' },
  rows: {
    travelTimes: 'Tempo di viaggio fino a Cham',
    travelTime: '{minutes}\u00a0minuti da {from}',
    insurance: 'Responsabilità civile',
  },
}

export default it
