import type { Language } from '#i18n/languages.ts'

/** Pages that the sign below a news article leads to, with what stands on it. */
export const NEXT_PAGES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '/event-kalender': {
    de: 'Alle Termine ansehen',
    en: 'See all dates',
    fr: 'Voir toutes les dates',
    it: 'Vedere tutte le date',
  },
  '/survival-training': {
    de: 'Zum Survival-Training',
    en: 'See the survival training',
    fr: 'Voir les stages de survie',
    it: 'Vedere i corsi di sopravvivenza',
  },
  '/team-events': {
    de: 'Zu den Team-Events',
    en: 'See the team events',
    fr: 'Voir les sorties d’équipe',
    it: 'Vedere le uscite per team',
  },
  '/projekt-management': {
    de: 'Zum Projektmanagement',
    en: 'Our project management',
    fr: 'Voir la gestion de projet',
    it: 'Scoprire la gestione di progetti',
  },
  '/shop': { de: 'Zum Shop', en: 'To the shop', fr: 'Vers la boutique', it: 'Vedere lo shop' },
  '/shop?collection=gutscheine': {
    de: 'Zu den Gutscheinen',
    en: 'See the vouchers',
    fr: 'Voir les bons cadeaux',
    it: 'Vedere i buoni regalo',
  },
  '/team': {
    de: 'Das Team kennenlernen',
    en: 'Meet the team',
    fr: 'Rencontrer l’équipe',
    it: 'Conoscere il team',
  },
}
