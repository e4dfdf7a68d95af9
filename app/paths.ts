import {
  type ServiceId,
  SURVIVAL_COURSES,
  type SurvivalSlug,
  TEAM_EVENTS,
  type TeamEventSlug,
} from '#content/services.ts'
import type { Language } from '#i18n/languages.ts'

/** Paths of SPEC §2, the same in every language (RULING 4). */
export const paths = {
  home: '/',
  projectManagement: '/projekt-management',
  projectRequest: '/projekt-management/anfrage',
  survivalTraining: '/survival-training',
  teamEvents: '/team-events',
  philosophy: '/philosophie',
  team: '/team',
  contact: '/kontakt',
  contactSent: (reference: string) => `/kontakt/gesendet?ref=${encodeURIComponent(reference)}`,
  newsletter: '/newsletter',
  newsletterSent: '/newsletter/unterwegs',
  newsletterConfirm: (token: string) => `/newsletter/bestaetigen?token=${encodeURIComponent(token)}`,
  newsletterLeave: (token: string) => `/newsletter/abmelden?token=${encodeURIComponent(token)}`,
  privacy: '/datenschutz',
  myData: '/datenschutz/meine-daten',
  myDataSent: '/datenschutz/meine-daten/unterwegs',
  myDataErased: '/datenschutz/meine-daten/geloescht',
  imprint: '/impressum',
  terms: '/agb',
  calendar: '/event-kalender',
  shop: '/shop',
  booking: '/buchen',
  bookService: (serviceId: ServiceId, people?: number) =>
    `/buchen?serviceId=${serviceId}${people === undefined ? '' : `&people=${people}`}`,
  teamEventRequest: '/buchen/anfrage',
  askForTeamEvent: (serviceId: ServiceId, people?: number) =>
    `/buchen/anfrage?serviceId=${serviceId}${people === undefined ? '' : `&people=${people}`}`,
  event: (id: string) => `/event-kalender/${id}`,
  calendarSubscription: (language: Language, service: string | null) =>
    `/kalender/abonnieren?lng=${language}${service ? `&service=${service}` : ''}`,
  calendarFeed: (language: Language, service: string | null) =>
    `/kalender.ics?lng=${language}${service ? `&service=${service}` : ''}`,
  eventFile: (id: string, language: Language) => `/kalender/${id}.ics?lng=${language}`,
  bookEvent: (serviceId: ServiceId | null, eventId: string) =>
    `/buchen?${serviceId ? `serviceId=${serviceId}&` : ''}eventId=${eventId}`,
  /** The URL is a capability: whoever has it may change the booking. */
  myBooking: (reference: string) => `/buchung/${reference}`,
  success: '/success',
  search: '/suche',
  login: '/login',
  staff: '/verwaltung',
  staffEvent: (id: string) => `/verwaltung?event=${id}`,
  staffRequest: (id: string) => `/verwaltung?request=${id}`,
  staffPart: (part: 'requests' | 'orders' | 'mails' | 'security') => `/verwaltung?view=${part}`,
  news: '/news',
  article: (slug: string) => `/news/${slug}`,
  newsFeed: '/news/feed.xml',
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  survivalLevel: (slug: SurvivalSlug) => `/survival-training/${slug}`,
  survivalAnchor: (slug: SurvivalSlug) => `/survival-training#${slug}`,
  teamEvent: (slug: TeamEventSlug) => `/team-events/${slug}`,
  teamEventAnchor: (slug: TeamEventSlug) => `/team-events#${slug}`,
} as const

export const SURVIVAL_SLUGS = SURVIVAL_COURSES.map(({ id }) => id)
export const TEAM_EVENT_SLUGS = TEAM_EVENTS.map(({ id }) => id)
export type { SurvivalSlug, TeamEventSlug }
