import type { ServiceId } from '#features/services/content/services.ts'
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
  /** Of a legal document. */
  versions: <const T extends string>(document: T) => `${document}/fassungen` as const,
  calendar: '/event-kalender',
  shop: '/shop',
  booking: '/buchen',
  bookService: (serviceId: ServiceId, people?: number) =>
    `/buchen?serviceId=${serviceId}${people === undefined ? '' : `&people=${people}`}`,
  teamEventRequest: '/buchen/anfrage',
  askForTeamEvent: (serviceId: ServiceId, people?: number) =>
    `/buchen/anfrage?serviceId=${serviceId}${people === undefined ? '' : `&people=${people}`}`,
  event: <const T extends string>(id: T) => `/event-kalender/${id}` as const,
  calendarSubscription: (language: Language, service: string | null) =>
    `/kalender/abonnieren?lng=${language}${service ? `&service=${service}` : ''}`,
  calendarFeed: (language: Language, service: string | null) =>
    `/kalender.ics?lng=${language}${service ? `&service=${service}` : ''}`,
  eventFile: (id: string, language: Language) => `/kalender/${id}.ics?lng=${language}`,
  bookEvent: (serviceId: ServiceId | null, eventId: string) =>
    `/buchen?${serviceId ? `serviceId=${serviceId}&` : ''}eventId=${eventId}`,
  /** The URL is a capability: whoever has it may change the booking. */
  myQuote: <const T extends string>(reference: T) => `/offerte/${reference}` as const,
  myBooking: <const T extends string>(reference: T) => `/buchung/${reference}` as const,
  /** As above: whoever has it may read and pay the invoice. */
  myInvoice: <const T extends string>(reference: T) => `/rechnung/${reference}` as const,
  /** Where guests of a booking enter themselves; `entry` leads to one's own entry. */
  myGroup: <const T extends string>(link: T) => `/gruppe/${link}` as const,
  myGroupEntry: <const T extends string, const E extends string>(link: T, entry: E) =>
    `/gruppe/${link}/${entry}` as const,
  /** Companies order by invoice what is in their cart. */
  orderByInvoice: '/auf-rechnung',
  success: '/success',
  search: '/suche',
  login: '/login',
  staff: '/verwaltung',
  news: '/news',
  article: <const T extends string>(slug: T) => `/news/${slug}` as const,
  newsFeed: '/news/feed.xml',
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  survivalLevel: <const T extends ServiceId>(slug: T) => `/survival-training/${slug}` as const,
  /** Which level suits me? Not a level's slug. */
  levelTest: '/survival-training/test',
  survivalAnchor: (slug: ServiceId) => `/survival-training#${slug}`,
  teamEvent: <const T extends ServiceId>(slug: T) => `/team-events/${slug}` as const,
  teamEventSheet: (slug: ServiceId, language: Language) => `/team-events/${slug}.pdf?lng=${language}`,
  teamEventAnchor: (slug: ServiceId) => `/team-events#${slug}`,
} as const
