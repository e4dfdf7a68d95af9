import type { Messages } from './de.ts'

const it: Messages = {
  label: 'Allegati',
  choose: 'Scegliere i file',
  hint: 'Fino a 5 file di max. 12 MB, 20 MB in tutto: PDF, immagini, Office, testo.',
}

export default it
