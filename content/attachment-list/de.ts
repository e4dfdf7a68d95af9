/** The files that somebody has chosen for a request, before and while they are sent. */
const de = {
  /** {n} */
  count: { one: '{n} Datei', other: '{n} Dateien' },
  /** For assistive technology. {name}: of the file. */
  remove: '{name} entfernen',
  /** {percent}: without the sign. */
  sending: '{percent} % übertragen',
  /** Behind a file, or behind the count. Figures: `ATTACHMENT_LIMITS`. */
  problems: {
    type: 'diese Art nehmen wir nicht an',
    empty: 'ist leer',
    too_large: 'grösser als 12 MB',
    too_many: 'höchstens 5',
    too_large_together: 'höchstens 20 MB',
  },
}

export default de
export type Messages = typeof de
