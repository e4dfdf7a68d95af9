import type { Messages } from './de.ts'

const en: Messages = {
  label: 'Attachments',
  choose: 'Choose files',
  hint: 'Up to 5 files of 12 MB each, 20 MB in all: PDF, images, Office, text.',
}

export default en
