import { texts } from '#i18n/texts.ts'

export default texts({
  label: { de: 'Anhänge', en: 'Attachments', fr: 'Pièces jointes', it: 'Allegati' },
  choose: { de: 'Dateien wählen', en: 'Choose files', fr: 'Choisir des fichiers', it: 'Scegliere i file' },
  /** Limits: `ATTACHMENT_LIMITS`. */
  hint: {
    de: 'Bis 5 Dateien zu je 12 MB, zusammen 20 MB: PDF, Bilder, Office, Text.',
    en: 'Up to 5 files of 12 MB each, 20 MB in all: PDF, images, Office, text.',
    fr: '5 fichiers au plus, 12\u00a0Mo chacun et 20\u00a0Mo au total\u202f: PDF, images, Office, texte.',
    it: 'Fino a 5 file di max. 12 MB, 20 MB in tutto: PDF, immagini, Office, testo.',
  },
})
