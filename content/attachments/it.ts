import type { Words } from './de.ts'

const it: Words = {
  label: 'Allegati',
  choose: 'Scegliere i file',
  hint: 'Fino a 5 file da 12 MB: PDF, immagini, Office, testo.',
}

export default it
