import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'News aus Projekten und Kursen – Gratweg',
      en: 'News and field notes – Gratweg',
      fr: 'Extraits du carnet : notes et nouvelles – Gratweg',
      it: 'Novità da progetti e corsi – Gratweg',
    },
    description: {
      de: 'Kurze Notizen aus Projekten, Kursen und Team-Events: was draussen gelingt, was nicht, und was davon im Büro ankommt.',
      en: 'Short notes from projects, courses and team events: what works outdoors, what doesn’t, and what makes it back to the office.',
      fr: 'De courtes notes tirées de projets, de stages et de sorties d’équipe : ce qui réussit dehors, ce qui rate, et ce qu’il en reste au bureau.',
      it: 'Brevi note da progetti, corsi e uscite per team: che cosa riesce all’aperto, che cosa no e che cosa ne resta in ufficio.',
    },
  },
  section: { de: 'News', en: 'News', fr: 'Actualités', it: 'Novità' },
  title: {
    de: 'News aus Projekten und Kursen',
    en: 'News and field notes',
    fr: 'Actualités : extraits du carnet',
    it: 'Novità da progetti e corsi',
  },
  lead: {
    de: 'Was uns in Projekten, Kursen und Team-Events auffällt, kurz notiert.',
    en: 'What we notice on projects, courses and team events, in a few words.',
    fr: 'Ce qui nous frappe dans les projets, les stages et les sorties d’équipe, noté en quelques lignes.',
    it: 'Ciò che notiamo nei progetti, nei corsi e nelle uscite per team, in poche righe.',
  },
  feed: {
    de: 'Als Feed abonnieren',
    en: 'Subscribe to the feed',
    fr: 'S’abonner au flux',
    it: 'Abbonarsi al feed',
  },
  pager: {
    pages: { de: 'Seiten der News', en: 'Pages of notes', fr: 'Pages des notes', it: 'Pagine delle note' },
    previous: { de: 'Neuere Beiträge', en: 'Newer notes', fr: 'Notes plus récentes', it: 'Note più recenti' },
    next: { de: 'Ältere Beiträge', en: 'Older notes', fr: 'Notes plus anciennes', it: 'Note più vecchie' },
  },
  article: {
    /** {name}: who made the picture */
    credit: { de: 'Bild: {name}', en: 'Picture: {name}', fr: 'Image\u202f: {name}', it: 'Immagine: {name}' },
    trail: { de: 'Sie sind hier', en: 'You are here', fr: 'Vous êtes ici', it: 'Si trova qui' },
    more: { de: 'Weitere Beiträge', en: 'More notes', fr: 'D’autres notes', it: 'Altre note' },
    newer: { de: 'Neuer', en: 'Newer', fr: 'Plus récent', it: 'Più recente' },
    older: { de: 'Älter', en: 'Older', fr: 'Plus ancien', it: 'Più vecchia' },
    all: { de: 'Alle News', en: 'All news', fr: 'Toutes les actualités', it: 'Tutte le novità' },
    write: { de: 'Schreiben Sie uns', en: 'Write to us', fr: 'Écrivez-nous', it: 'Ci scriva' },
  },
  notFound: {
    title: {
      de: 'Diesen Beitrag gibt es nicht.',
      en: 'This note doesn’t exist.',
      fr: 'Cette note n’existe pas.',
      it: 'Questa nota non esiste.',
    },
    text: {
      de: 'Vielleicht wurde er entfernt, oder die Adresse stimmt nicht. Alle Beiträge stehen in der Übersicht, der neueste zuoberst.',
      en: 'It may have been removed, or the address may be wrong. All the notes are in the list, the newest at the top.',
      fr: 'Elle a peut-être été retirée, ou l’adresse est inexacte. Toutes les notes figurent dans la liste, la plus récente en haut.',
      it: 'Forse è stata rimossa, o l’indirizzo è sbagliato. Tutte le note sono nell’elenco, la più recente in cima.',
    },
    link: {
      de: 'Alle News ansehen',
      en: 'See all news',
      fr: 'Voir toutes les actualités',
      it: 'Vedere tutte le novità',
    },
  },
})
