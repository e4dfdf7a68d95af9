import { PATH_OF_PART } from '#features/company/company-pages.ts'
import type { CompanyPart } from '#features/company/company-parts.ts'
import type { QueueReason } from '#features/messages/text-queue.ts'
import type { Language } from '#i18n/languages.ts'

/** Parts of the back office beside its first, what is due today. */
export type StaffView =
  | 'events'
  | 'bookings'
  | 'customers'
  | 'requests'
  | 'quotes'
  | 'mandates'
  | 'invoices'
  | 'orders'
  | 'vouchers'
  | 'shop'
  | 'services'
  | 'prices'
  | 'people'
  | 'company'
  | 'pictures'
  | 'documents'
  | 'news'
  | 'texts'
  | 'legal'
  | 'mails'
  | 'figures'
  | 'missing'
  | 'accounts'
  | 'security'

/** Parts with an address of their own; the others follow. */
const MOVED: Partial<Record<StaffView, string>> = {
  events: '/verwaltung/kalender',
  news: '/verwaltung/website/news',
  services: '/verwaltung/laden/angebote',
  legal: '/verwaltung/website/rechtliches',
  texts: '/verwaltung/website/texte',
  missing: '/verwaltung/website/fehlt',
  invoices: '/verwaltung/geld/rechnungen',
  figures: '/verwaltung/geld/zahlen',
  prices: '/verwaltung/laden/angebote/preise',
  security: '/verwaltung/einstellungen/protokoll',
  bookings: '/verwaltung/kalender/buchungen',
  customers: '/verwaltung/kundschaft',
  requests: '/verwaltung/kundschaft/anfragen',
  quotes: '/verwaltung/kundschaft/offerten',
  mandates: '/verwaltung/kundschaft/mandate',
  orders: '/verwaltung/laden/bestellungen',
  vouchers: '/verwaltung/laden/gutscheine',
  shop: '/verwaltung/laden/produkte',
  pictures: '/verwaltung/website/bilder',
  documents: '/verwaltung/website/dokumente',
  mails: '/verwaltung/kundschaft/e-mails',
  people: '/verwaltung/website/personen',
  company: '/verwaltung/einstellungen/firma',
  accounts: '/verwaltung/einstellungen/zugaenge',
}

/** Of the back office: apart from the visitors' paths, which every page loads. */
export const staffPaths = {
  /** To check people in; opens offline too (ADR-051). */
  roster: (eventId: string) => `/verwaltung/liste?event=${eventId}`,
  event: (id: string) => `/verwaltung/kalender/${id}`,
  /** Within its event. */
  booking: (eventId: string, id: string) => `/verwaltung/kalender/${eventId}/buchungen/${id}`,
  /** Confirmation that the event moves to the day its group requested; linked in the owner's mail. */
  confirmMove: (eventId: string, bookingId: string) =>
    `/verwaltung/kalender/${eventId}/buchungen/${bookingId}?confirm=wish`,
  /** Everything of one customer, named by something of theirs. */
  customer: (customer: string) => `/verwaltung/kundschaft/${customer}`,
  /** All of them and the form. */
  blockedDays: '/verwaltung/kalender/sperrtage',
  /** One block with what it touches. */
  blocked: (id: string) => `/verwaltung/kalender/sperrtage/${id}`,
  /** The form of blocked days with this Swiss day. */
  blockDay: (day: string) => `/verwaltung/kalender/sperrtage?day=${day}`,
  /** The sheet for whoever calls, with a date chosen or without. */
  telephone: (eventId?: string) => (eventId ? `/verwaltung/telefon/${eventId}` : '/verwaltung/telefon'),
  /** The events with the form for another one of the service. */
  newEvent: (service: string) => `/verwaltung/kalender?new=${service}`,
  texts: (page: string) => `/verwaltung/website/texte/${page}`,
  /** Without a reason all that is to do in the language. */
  textQueue: (language: Language, reason?: QueueReason) =>
    `/verwaltung/website/fehlt/sprachen/${language}${reason ? `?reason=${reason}` : ''}`,
  news: (slug: string) => `/verwaltung/website/news/${slug}`,
  picture: (id: string) => `/verwaltung/website/bilder/${id}`,
  document: (id: string) => `/verwaltung/website/dokumente/${id}`,
  legal: (document: string) => `/verwaltung/website/rechtliches/${document}`,
  /** A part of the company's facts, open at one of its fields. */
  fact: (part: CompanyPart, field = '') => `/verwaltung/${PATH_OF_PART[part]}#${part}${field && `.${field}`}`,
  person: (id: string) => `/verwaltung/website/personen/${id}`,
  product: (id: string) => `/verwaltung/laden/produkte/${id}`,
  /** Order of the shop and its collections. */
  arrangement: '/verwaltung/laden/produkte/reihenfolge',
  service: (id: string) => `/verwaltung/laden/angebote/${id}`,
  newService: '/verwaltung/laden/angebote/neu',
  /** By its number. */
  order: (number: number | string) => `/verwaltung/laden/bestellungen/${number}`,
  quote: (id: string) => `/verwaltung/kundschaft/offerten/${id}`,
  /** Asks for a yes to the date of a quote; the owner's mail links it. */
  confirmDate: (id: string) => `/verwaltung/kundschaft/offerten/${id}?confirm=date`,
  mandate: (id: string) => `/verwaltung/kundschaft/mandate/${id}`,
  voucher: (id: string) => `/verwaltung/laden/gutscheine/${id}`,
  invoice: (id: string) => `/verwaltung/geld/rechnungen/${id}`,
  request: (id: string) => `/verwaltung/kundschaft/anfragen/${id}`,
  part: (part: StaffView) => MOVED[part] ?? `/verwaltung?view=${part}`,
} as const
