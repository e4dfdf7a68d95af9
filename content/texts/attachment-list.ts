import { texts } from '#i18n/texts.ts'

export default texts({
  count: {
    one: { de: '{n} Datei', en: '{n} file', fr: '{n} fichier', it: '{n} file' },
    other: { de: '{n} Dateien', en: '{n} files', fr: '{n} fichiers', it: '{n} file' },
  },
  /** For assistive technology. */
  remove: { de: '{name} entfernen', en: 'Remove {name}', fr: 'Retirer {name}', it: 'Rimuovere {name}' },
  /** {percent}: without the sign. */
  sending: {
    de: '{percent} % übertragen',
    en: '{percent}% sent',
    fr: '{percent}\u00a0% transmis',
    it: '{percent}\u00a0% caricato',
  },
  /** After a file or the count. Limits: `ATTACHMENT_LIMITS`. */
  problems: {
    type: {
      de: 'diesen Dateityp nehmen wir nicht an',
      en: 'we can’t accept this kind of file',
      fr: 'type de fichier non accepté',
      it: 'tipo di file non accettato',
    },
    empty: { de: 'ist leer', en: 'is empty', fr: 'est vide', it: 'è vuoto' },
    too_large: {
      de: 'grösser als 12 MB',
      en: 'larger than 12 MB',
      fr: 'plus de 12\u00a0Mo',
      it: 'più di 12 MB',
    },
    too_many: { de: 'höchstens 5', en: 'no more than 5', fr: '5 au plus', it: 'al massimo 5' },
    too_large_together: {
      de: 'höchstens 20 MB',
      en: 'no more than 20 MB',
      fr: '20\u00a0Mo au plus',
      it: 'al massimo 20 MB',
    },
  },
})
