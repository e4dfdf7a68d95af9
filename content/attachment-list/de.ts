const de = {
  count: { one: '{n} Datei', other: '{n} Dateien' },
  /** For assistive technology. */
  remove: '{name} entfernen',
  /** {percent}: without the sign. */
  sending: '{percent} % übertragen',
  /** After a file or the count. Limits: `ATTACHMENT_LIMITS`. */
  problems: {
    type: 'diesen Dateityp nehmen wir nicht an',
    empty: 'ist leer',
    too_large: 'grösser als 12 MB',
    too_many: 'höchstens 5',
    too_large_together: 'höchstens 20 MB',
  },
}

export default de
export type Messages = typeof de
