import type { Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'

export interface EditablePage {
  /** Namespace that names the page. */
  id: Namespace
  /** Where its texts are read; null when that is in many places. */
  path: string | null
  namespaces: readonly Namespace[]
  /** Of a service that owners added. */
  service?: string
  /** Of the same. */
  names?: Readonly<Record<Language, string>>
}

/**
 * Pages whose texts owners change in the back office, in the order of the menu. Left out are the back office itself and
 * what documents quote: legal texts (they have a day and a version), vouchers, and the forms of requests, whose words
 * mails repeat.
 */
export const EDITABLE_PAGES: readonly EditablePage[] = [
  { id: 'home', path: '/', namespaces: ['home'] },
  {
    id: 'project-management',
    path: '/projekt-management',
    namespaces: ['project-management', 'project-questions'],
  },
  {
    id: 'survival-training',
    path: '/survival-training',
    namespaces: ['survival-training', 'survival-levels', 'course-questions'],
  },
  ...SURVIVAL_COURSES.map(
    ({ id }): EditablePage => ({
      id: `survival-${id}`,
      path: `/survival-training/${id}`,
      namespaces: [`survival-${id}`],
    }),
  ),
  { id: 'level-test', path: '/survival-training/test', namespaces: ['level-test'] },
  {
    id: 'team-events',
    path: '/team-events',
    namespaces: ['team-events', 'team-event', 'team-event-questions'],
  },
  ...TEAM_EVENTS.map(
    ({ id }): EditablePage => ({
      id: `team-event-${id}`,
      path: `/team-events/${id}`,
      namespaces: [`team-event-${id}`],
    }),
  ),
  { id: 'philosophy', path: '/philosophie', namespaces: ['philosophy'] },
  { id: 'team', path: '/team', namespaces: ['team'] },
  { id: 'calendar', path: '/event-kalender', namespaces: ['calendar', 'event', 'dates'] },
  {
    id: 'shop',
    path: '/shop',
    namespaces: ['shop', 'product', 'voucher-questions', 'stock-hold'],
  },
  { id: 'news', path: '/news', namespaces: ['news'] },
  { id: 'contact', path: '/kontakt', namespaces: ['contact', 'contact-sent'] },
  {
    id: 'booking',
    path: '/buchen',
    namespaces: ['booking', 'my-booking', 'booking-money', 'my-quote', 'my-group'],
  },
  { id: 'newsletter', path: '/newsletter', namespaces: ['newsletter'] },
  { id: 'search', path: '/suche', namespaces: ['search', 'not-found'] },
  { id: 'common', path: null, namespaces: ['common', 'evidence', 'questions'] },
]

/** Names of services stand in mails and documents, codes come from the program. */
const LOCKED_PATHS: Partial<Record<Namespace, readonly string[]>> = {
  common: ['survivalLevels', 'teamEvents', 'footer.openingHours', 'language.names'],
}

export function isEditable(namespace: Namespace, path: string): boolean {
  const locked = LOCKED_PATHS[namespace] ?? []
  return !locked.some((prefix) => path === prefix || path.startsWith(`${prefix}.`))
}

/** German texts that SPEC §2 and SPEC §8 word exactly: changed only after saying so. */
const SPECIFIED_TEXTS = new Set([
  'Lade...',
  'Warenkorb',
  'Entfernen',
  'Gesamt',
  'Zur Kasse gehen',
  'Ihr Warenkorb ist leer.',
  'Ihr Warenkorb ist leer',
  'Fügen Sie einige Produkte zu Ihrem Warenkorb hinzu, bevor Sie zur Kasse gehen.',
  'Bestandslimit erreicht',
  'Checkout Fehler',
  'Es gab ein Problem bei der Initialisierung des Checkouts. Bitte versuchen Sie es erneut.',
  'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
  'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
  'Bitte einloggen',
  'Sie müssen eingeloggt sein, um ein Event hinzuzufügen.',
  'Erfolg!',
  'Das Event wurde erfolgreich hinzugefügt.',
])

export function isSpecified(germanText: string): boolean {
  return SPECIFIED_TEXTS.has(germanText)
}
