import { texts } from '#i18n/texts.ts'

export default texts({
  kind: { de: 'Rechtliches', en: 'Legal', fr: 'Informations juridiques', it: 'Informazioni legali' },
  asOf: { de: 'Stand {day}', en: 'As at {day}', fr: 'État au {day}', it: 'Stato: {day}' },
  contents: { de: 'Übersicht', en: 'Contents', fr: 'Sommaire', it: 'Sommario' },
  draft: {
    de: 'Entwurf: Die Rechtsberatung der Inhaber bestätigt ihn vor dem Start.',
    en: 'Draft: to be confirmed by the owners’ lawyer before launch.',
    fr: 'Projet\u202f: le conseil juridique des propriétaires le confirmera avant la mise en ligne.',
    it: 'Bozza: la consulenza legale dei titolari la confermerà prima della pubblicazione.',
  },
  others: {
    de: 'Weitere Angaben',
    en: 'Further information',
    fr: 'Autres informations',
    it: 'Altre informazioni',
  },
  /** {document}, {day}, {from}, {until}; {version} and {n} of a day's second version. */
  versions: {
    link: {
      de: 'Frühere Fassungen',
      en: 'Earlier versions',
      fr: 'Versions antérieures',
      it: 'Versioni precedenti',
    },
    title: { de: 'Fassungen', en: 'Versions', fr: 'Versions', it: 'Versioni' },
    meta: {
      title: {
        de: '{document}: Fassungen – Gratweg',
        en: '{document}: versions – Gratweg',
        fr: '{document}\u202f: versions – Gratweg',
        it: '{document}: versioni – Gratweg',
      },
      description: {
        de: 'Alle Fassungen von «{document}» bei Gratweg, mit dem, was sich von einer zur nächsten geändert hat.',
        en: 'All versions of “{document}” at Gratweg, with what changed from one to the next.',
        fr: 'Toutes les versions de «\u202f{document}\u202f» chez Gratweg, avec ce qui a changé de l’une à l’autre.',
        it: 'Tutte le versioni di «{document}» di Gratweg, con ciò che è cambiato dall’una all’altra.',
      },
    },
    lead: {
      de: 'Jede Fassung bleibt lesbar. Für eine Bestellung oder Buchung gilt die, der Sie zugestimmt haben.',
      en: 'Every version can still be read. For an order or booking, the one you accepted applies.',
      fr: 'Chaque version reste consultable. Pour une commande ou une réservation, celle que vous avez acceptée s’applique.',
      it: 'Ogni versione resta consultabile. Per un ordine o una prenotazione vale quella che ha accettato.',
    },
    since: {
      de: 'gilt seit {day}',
      en: 'in force since {day}',
      fr: 'en vigueur depuis le {day}',
      it: 'in vigore da: {day}',
    },
    until: {
      de: 'galt vom {from} bis {until}',
      en: 'in force from {from} to {until}',
      fr: 'en vigueur du {from} au {until}',
      it: 'in vigore: {from} – {until}',
    },
    isNow: {
      de: 'Das ist die Fassung, die heute gilt.',
      en: 'This is the version in force today.',
      fr: 'C’est la version en vigueur aujourd’hui.',
      it: 'È la versione oggi in vigore.',
    },
    wasUntil: {
      de: 'Diese Fassung galt bis {day}. Heute gilt eine andere.',
      en: 'This version was in force until {day}. Another one applies today.',
      fr: 'Cette version était en vigueur jusqu’au {day}. Une autre s’applique aujourd’hui.',
      it: 'Questa versione non è più in vigore (fino a: {day}). Oggi ne vale un’altra.',
    },
    toNow: {
      de: 'Zur heutigen Fassung',
      en: 'To today’s version',
      fr: 'Vers la version actuelle',
      it: 'Vedere la versione attuale',
    },
    all: { de: 'Alle Fassungen', en: 'All versions', fr: 'Toutes les versions', it: 'Tutte le versioni' },
    version: {
      de: 'Fassung vom {day}',
      en: 'Version of {day}',
      fr: 'Version du {day}',
      it: 'Versione: {day}',
    },
    further: {
      de: '{version} ({n}.)',
      en: '{version} (no. {n})',
      fr: '{version} (n° {n})',
      it: '{version} (n. {n})',
    },
    compare: {
      de: 'Änderungen zeigen',
      en: 'Show changes',
      fr: 'Voir les modifications',
      it: 'Mostra le modifiche',
    },
    changes: {
      de: 'Änderungen gegenüber der Fassung vom {day}',
      en: 'Changes since the version of {day}',
      fr: 'Modifications par rapport à la version du {day}',
      it: 'Modifiche rispetto alla versione precedente ({day})',
    },
    hide: {
      de: 'Ohne Änderungen lesen',
      en: 'Read without changes',
      fr: 'Lire sans les modifications',
      it: 'Leggere senza le modifiche',
    },
    none: {
      de: 'In dieser Sprache sagen beide Fassungen dasselbe.',
      en: 'In this language both versions say the same.',
      fr: 'Dans cette langue, les deux versions disent la même chose.',
      it: 'In questa lingua le due versioni dicono lo stesso.',
    },
    company: {
      de: 'Angaben zur Firma sind die heutigen.',
      en: 'Company details are those of today.',
      fr: 'Les données de l’entreprise sont celles d’aujourd’hui.',
      it: 'I dati dell’azienda sono quelli attuali.',
    },
    unknown: {
      title: {
        de: 'Diese Fassung gibt es nicht.',
        en: 'There is no such version.',
        fr: 'Cette version n’existe pas.',
        it: 'Questa versione non esiste.',
      },
      lead: {
        de: 'Der Link ist unvollständig oder stimmt nicht mehr.',
        en: 'The link is incomplete or no longer correct.',
        fr: 'Le lien est incomplet ou n’est plus correct.',
        it: 'Il link è incompleto o non è più valido.',
      },
    },
  },
  difference: {
    added: { de: 'neu', en: 'new', fr: 'nouveau', it: 'nuovo' },
    removed: { de: 'gestrichen', en: 'deleted', fr: 'supprimé', it: 'eliminato' },
    sections: {
      added: { de: 'neuer Abschnitt', en: 'new section', fr: 'nouvelle section', it: 'nuova sezione' },
      removed: {
        de: 'gestrichener Abschnitt',
        en: 'deleted section',
        fr: 'section supprimée',
        it: 'sezione eliminata',
      },
      moved: {
        de: 'verschobener Abschnitt',
        en: 'moved section',
        fr: 'section déplacée',
        it: 'sezione spostata',
      },
    },
    lead: { de: 'Einleitung', en: 'Introduction', fr: 'Introduction', it: 'Introduzione' },
  },
})
