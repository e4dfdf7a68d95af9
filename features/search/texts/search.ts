import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Suche – Gratweg',
      en: 'Search – Gratweg',
      fr: 'Recherche – Gratweg',
      it: 'Ricerca – Gratweg',
    },
    description: {
      de: 'Alle Seiten von Gratweg durchsuchen: Kurse, Team-Events, Projekte, Gutscheine, häufige Fragen, News und die rechtlichen Angaben.',
      en: 'Search all pages of Gratweg: courses, team events, projects, gift vouchers, common questions, news and the legal information.',
      fr: 'Chercher dans toutes les pages de Gratweg : stages, sorties d’équipe, projets, bons cadeaux, questions fréquentes, actualités et mentions légales.',
      it: 'Cercare in tutte le pagine di Gratweg: corsi, uscite per team, progetti, buoni regalo, domande frequenti, novità e note legali.',
    },
  },
  title: { de: 'Suche', en: 'Search', fr: 'Recherche', it: 'Ricerca' },
  form: {
    label: {
      de: 'Seite oder Frage suchen',
      en: 'Find a page or a question',
      fr: 'Chercher une page ou une question',
      it: 'Cercare una pagina o una domanda',
    },
    submit: { de: 'Suchen', en: 'Search', fr: 'Chercher', it: 'Cercare' },
  },
  all: { de: 'Alle Seiten', en: 'All pages', fr: 'Toutes les pages', it: 'Tutte le pagine' },
  found: {
    one: { de: '{n} Treffer', en: '{n} result', fr: '{n} résultat', it: '{n} risultato' },
    other: { de: '{n} Treffer', en: '{n} results', fr: '{n} résultats', it: '{n} risultati' },
  },
  none: {
    de: 'Zu «{text}» steht hier nichts.',
    en: 'There’s nothing here about “{text}”.',
    fr: 'Aucun résultat pour « {text} ».',
    it: 'Qui non c’è nulla su «{text}».',
  },
  noneHint: {
    de: 'Versuchen Sie ein anderes oder ein kürzeres Wort.',
    en: 'Try another word, or a shorter one.',
    fr: 'Essayez un autre mot, ou un mot plus court.',
    it: 'Provi con un’altra parola, o con una più corta.',
  },
  failed: {
    de: 'Die Suche antwortet gerade nicht.',
    en: 'The search isn’t responding at the moment.',
    fr: 'La recherche ne répond pas pour le moment.',
    it: 'La ricerca al momento non risponde.',
  },
  failedHint: {
    de: 'Bitte versuchen Sie es später noch einmal, oder fragen Sie uns.',
    en: 'Please try again later, or ask us.',
    fr: 'Réessayez plus tard, ou écrivez-nous.',
    it: 'Riprovi più tardi o ci scriva.',
  },
  ask: { de: 'Zum Kontakt', en: 'Get in touch', fr: 'Nous contacter', it: 'Contattarci' },
})
