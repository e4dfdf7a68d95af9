const de = {
  label: 'Anhänge',
  choose: 'Dateien wählen',
  /** Limits: `ATTACHMENT_LIMITS`. */
  hint: 'Bis 5 Dateien zu je 12 MB, zusammen 20 MB: PDF, Bilder, Office, Text.',
}

export default de
export type Messages = typeof de
