/** The field for files in every request form. The list of chosen files has its own words (`attachment-list`). */
const de = {
  label: 'Anhänge',
  choose: 'Dateien wählen',
  /** Figures: `ATTACHMENT_LIMITS`. */
  hint: 'Bis 5 Dateien zu 12 MB: PDF, Bilder, Office, Text.',
}

export default de
export type Messages = typeof de
