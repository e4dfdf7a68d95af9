import type { Messages } from './de.ts'

const en: Messages = {
  voices: { label: 'Voices', title: 'What others say' },
  references: { label: 'References', title: 'Projects we have led' },
  photographs: { label: 'Pictures', title: 'What it looks like', credit: 'Picture: {name}' },
  documents: { label: 'Documents', title: 'To download' },
  proofs: { label: 'Credentials' },
  rows: {
    travelTimes: 'Travel time to Cham',
    travelTime: '{minutes}\u00a0minutes from {from}',
    insurance: 'Liability cover',
  },
}

export default en
