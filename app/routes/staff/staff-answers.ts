import type { StaffPart, StaffParts } from '#features/company/staff-part.ts'
import type { EditedLegal, StaffLegal } from '#features/messages/legal/staff-legal.ts'
import type { ListPages } from '#kernel/list-page.ts'
import type { MissingFact } from '#content/missing-facts.ts'
import type { FactPage } from '#content/owner-facts.ts'
import type { StaffAccount } from '#features/account/roles/staff-account.ts'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import type { AuditedChange, SecurityEntry } from '#features/account/security/security-log.ts'
import type { Party } from '#features/booking/roster/party-stand.ts'
import type { KeptMark } from '#features/booking/roster/roster-mark.ts'
import type { BookedPeople, StaffBooking, WaitingBooking } from '#features/booking/rules/staff-booking.ts'
import type { PlanPreview, StaffPlan } from '#features/booking/plan-b/staff-plan.ts'
import type { Figures } from '#features/figures/figures.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { EditableEvent, StaffEvent } from '#features/calendar/staff/staff-event.ts'
import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import type { StaffQuote, StaffQuotes } from '#features/quote/staff/staff-quote.ts'
import type { DueRow } from './today/due-row.ts'
import type { StaffInquiries, StaffInquiry } from '#features/inquiry/staff/staff-inquiry.ts'
import type { StaffArrangement } from '#features/catalog/staff/arrangement.ts'
import type { EditedProduct, StaffProduct } from '#features/catalog/staff/staff-product.ts'
import type { EditedPage, PageSummary } from '#features/messages/edited-message.ts'
import type { TextQueue } from '#features/messages/text-queue.ts'
import type { StaffInvoice, StaffInvoices } from '#features/invoice/staff/staff-invoice.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import type { StaffOrder } from '#features/order/staff/staff-order.ts'
import type { EditedNews, StaffNewsPiece } from '#features/news/staff/news-document.ts'
import type { StaffIssue } from '#features/newsletter/newsletter-issue.ts'
import type { StaffVoucher, StaffVouchers } from '#features/voucher/desk/staff-voucher.ts'
import type { Language } from '#i18n/languages.ts'
import type { StaffPerson } from '#features/people/staff-person.ts'
import type { EditedDocument, StaffDocument } from '#features/documents/staff-document.ts'
import type { EditedPicture, StaffPicture, StaffStrip } from '#features/pictures/staff-picture.ts'
import type { StaffServices } from '#features/services/staff-service.ts'
import type { StaffServicePrice } from '#features/services/service-price.ts'
import type { AlertView } from './alerts/alert-texts.ts'
import type { CustomerFile } from './customer/customer-file.ts'
import type { SearchHit } from './search/search-hit.ts'
import type { GuideChoice, NamedGuides } from '#features/staffing/event-guides.ts'
import type { BlockedDaysList, BlockFile, DayHits } from './blocked/day-hits.ts'
import type { OfferedService } from './events/event-service.ts'

/** JSON answers below `/api/staff`; types both the server's routes and the client. */
export interface StaffAnswers {
  '/overview': Overview
  /** What is found for `q`, best first of each kind. */
  '/search': { hits: SearchHit[] }
  '/mails/:id/preview': MailPreview
  '/customers/:id': { customer: CustomerFile }
  '/today': Today
  '/blocked-days': BlockedDaysList
  '/blocked-days/:id': BlockFile
  /** Of `from`, `to` and `staff`, before they are blocked. */
  /** Of `from`, `to` (Swiss local time) and `except`, an event. */
  '/time-clashes': { clashes: QuoteClash[] }
  '/day-hits': { hits: DayHits }
  '/alerts': { alerts: OpenAlert[] }
  '/mails': { mails: FailedMail[] }
  '/events': Season
  /** What a new date may be of. */
  '/event-services': { services: OfferedService[] }
  '/events/:id': EventFile
  /** Who may be at an event, with what is against it. */
  '/events/:id/guide-choices': { choices: GuideChoice[] }
  '/events/:id/roster': Roster
  '/events/:id/plan': PlanFile
  '/waiting-bookings': WaitingBookings
  '/quotes': StaffQuotes
  '/quotes/:id': QuoteFile
  '/inquiries': StaffInquiries
  '/inquiries/:id': RequestFile
  /** Of `year`, by default the current one. */
  '/figures': Figures
  '/invoices': StaffInvoices
  '/invoices/:id': { today: string; invoice: StaffInvoice }
  '/orders': Page<'orders', StaffOrder>
  /** By its number. */
  '/orders/:id': { page: StaffOrderPage }
  '/missing': Missing
  '/products': { today: string; products: StaffProduct[] }
  '/products/:id': EditedProduct
  '/vouchers': StaffVouchers
  '/vouchers/:id': StaffVoucher
  /** As it would be sent. */
  '/vouchers/:id/mail': { subject: string; text: string }
  '/voucher-years': { years: number; revision: number }
  '/arrangement': StaffArrangement
  '/legal': { today: string; documents: StaffLegal[] }
  '/legal/:id': { today: string; document: EditedLegal }
  '/legal/:id/preview': { html: string }
  '/news': { today: string; pieces: StaffNewsPiece[] }
  '/news/:id': { today: string; piece: EditedNews }
  '/news/:id/issue': StaffIssue & { mails: { language: Language; subject: string; text: string }[] }
  '/news/:id/preview': { html: string }
  '/facts': StaffParts
  '/facts/:id': StaffPart
  '/people': { people: StaffPerson[]; orderRevision: number }
  '/pictures': { pictures: StaffPicture[] }
  '/pictures/:id': { picture: EditedPicture }
  '/documents': { documents: StaffDocument[] }
  '/documents/:id': { document: EditedDocument }
  '/photo-strips': { strips: StaffStrip<FactPage>[] }
  '/services': StaffServices
  '/prices': { today: string; services: NamedServicePrice[] }
  '/texts': { pages: PageSummary[]; untranslated: UntranslatedThing[] }
  '/texts/:id': EditedPage & { canSuggest: boolean }
  '/texts/:id/preview': { html: string; fields: string[] }
  '/text-queue/:id': TextQueue
  '/accounts': { own: string; isElsewhere: boolean; accounts: StaffAccount[] }
  '/security': Page<'entries', SecurityEntry> & { accounts: { id: string; email: string }[] }
  '/security/:id': { changes: AuditedChange[] }
}

export type StaffFile =
  | '/invoices/:id/pdf'
  | '/figures.csv'
  | '/invoices.csv'
  | '/invoice-payments.csv'
  | '/events/:id/bookings.csv'
  | '/bookings/:id/confirmation.pdf'
  | '/newsletter.csv'
  | '/security.csv'
  | '/texts.xlf'
  | '/texts.csv'
  | '/products.csv'
  | '/vouchers.csv'
  | '/vouchers/:id/file'
  | '/documents/:id/file'
  | '/inquiries/:id/attachments/:attachmentId'
  | '/quotes/:id/quote.pdf'
  | '/orders/:id/packing-slip'
  | '/orders/:id/label'

/** With ids filled in, and optionally a query. */
export type StaffPath<Address extends string> = Address extends `${infer Start}/:${string}/${infer Rest}`
  ? StaffPath<`${Start}/${string}/${Rest}`>
  : Address extends `${infer Start}/:${string}`
    ? `${Start}/${string}`
    : Address | `${Address}?${string}`

type Page<Name extends string, Item> = Record<Name, Item[]> & ListPages

/** `leadName`: of who leads it, in lists; null: nobody yet. `leadIsAway`: on a blocked day, or nobody is left to lead. */
export type SeasonEvent = StaffEvent & {
  people: BookedPeople
  leadName?: string | null
  leadIsAway?: boolean
}

export interface Season {
  /** `YYYY-MM-DD`. */
  from: string
  events: SeasonEvent[]
}

export interface EventFile {
  /** Swiss day. */
  today: string
  event: EditableEvent & { people: BookedPeople; guides: NamedGuides }
  /** Plan B was started for it, or brought guests to it. */
  hasPlan: boolean
  bookings: StaffBooking[]
}

/** Who takes part and how to reach them; of money only what is due at the door. Kept on the device (ADR-051). */
export interface Roster {
  event: EventFile['event']
  participants: RosterEntry[]
  /** Oldest first. */
  marks: KeptMark[]
  /** Addresses of who marked, by account. */
  people: Record<string, string>
  /** The account that asked. */
  me: string
  /** Swiss day from which people can be ticked. */
  opensOn: string
  /** ISO 8601. When devices forget the list: the end of the day after the event. */
  keptUntil: string
}

export interface RosterMarked {
  roster: Roster
  /** Marks of bookings that are not on this list, or no longer. */
  unknown: string[]
}

export type RosterEntry = Pick<
  StaffBooking,
  | 'id'
  | 'number'
  | 'people'
  | 'language'
  | 'name'
  | 'phone'
  | 'company'
  | 'participants'
  | 'emergencyContact'
  | 'guests'
  | 'note'
  | 'staffNote'
> &
  Party & {
    /** Hashes of what a guest shows at the door: `checkInToken`. */
    codes: string[]
  }

/** Plan B of an event: what it would mean, and what was started. */
export interface PlanFile {
  /** Of the server. */
  now: string
  /** Null when the event is over or called off, or nobody has booked. */
  preview: PlanPreview | null
  /** Other public dates of the service at the same price. */
  dates: CalendarEvent[]
  plans: StaffPlan[]
}

export interface QuoteFile {
  /** Of the server. */
  now: string
  quote: StaffQuote
}

export interface RequestFile {
  now: string
  inquiry: StaffInquiry
}

/** As it would be sent now; voucher codes are masked. */
export interface MailPreview {
  to: string
  language: Language
  createdAt: string
  subject: string
  text: string
  /** Names of the attachments. */
  files: string[]
}

export interface FailedMail {
  id: string
  kind: string
  recipient: string
  /** ISO 8601. */
  createdAt: string
  reason: string | null
}

export interface OpenAlert extends AlertView {
  raisedAt: string
}

/** An event, a date kept for a customer, or blocked days (their title is who; empty: everybody). */
export interface WeekEntry {
  kind: 'event' | 'hold' | 'blocked'
  /** Of the event, quote or blocked days. */
  id: string
  title: string
  /** Swiss wall-clock time, ISO 8601, perhaps with its offset. */
  startsAt: string
  endsAt: string
  people: number | null
}

export interface Today {
  /** Of the server. */
  now: string
  /** Swiss day. */
  from: string
  due: DueRow[]
  /** Of seven days from today. */
  week: WeekEntry[]
}

export interface Overview {
  /** Of whoever asks; what the role may not see is 0. */
  role: StaffRole
  requests: number
  overdue: number
  mails: number
  /** Overdue ones. */
  invoices: number
  bookings: number
  /** Facts and confirmations of the owner. */
  missing: number
}

/** An event's title or what is said of a person, and the languages that lack it. */
export interface UntranslatedThing {
  kind: 'event' | 'person'
  id: string
  name: string
  languages: Language[]
}

/** With its name in the language of the back office, as it is offered now. */
export type NamedServicePrice = StaffServicePrice & { name: string }

export interface Missing {
  facts: MissingFact[]
  unconfirmed: Statement[]
  confirmed: Statement[]
}

interface Statement {
  id: string
  statement: string
  /** Paths. */
  pages: readonly string[]
  /** What its next confirmation has to name. */
  revision: number
}

export interface WaitingBookings {
  bookings: WaitingBooking[]
  events: CalendarEvent[]
}
