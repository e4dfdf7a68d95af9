import type { LegalContent } from '#features/messages/legal/legal-content.ts'
import type { LegalStand } from '#features/messages/legal/staff-legal.ts'
import type { Person } from '#content/people.ts'
import type { OtherEditor } from '#features/account/presence/presence.ts'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import type { Repetition } from '#features/calendar/rules/repeat-days.ts'
import type { BookingState, DueWay, PaymentMeans, PaymentState } from '#features/booking/booking.ts'
import type { RosterMark } from '#features/booking/roster/roster-mark.ts'
import type { PlannedMail } from '#features/booking/plan-b/staff-plan.ts'
import type { PlanChoice, PlanDefault } from '#features/booking/plan-b/plan-b.ts'
import type { EmergencyContact } from '#features/booking/rules/emergency-contact.ts'
import type { StaffBookingDraft } from '#features/booking/rules/staff-booking-form.ts'
import type { Attendance } from '#features/booking/rules/staff-booking.ts'
import type { PaymentWay, ReminderLevel } from '#features/invoice/invoice.ts'
import type { DraftInput } from '#features/invoice/rules/draft.schema.ts'
import type { RosterMarked } from './staff-answers.ts'
import type { Language } from '#i18n/languages.ts'
import type { ImportReport } from '#features/catalog/staff/product-import-plan.ts'
import type { Arrangement } from '#features/catalog/staff/arrangement.ts'
import type { OwnAmount } from '#features/catalog/own-amount.ts'
import type { ProductDocument } from '#features/catalog/staff/product-document.ts'
import type { Prices } from '#features/catalog/staff/staff-product.ts'
import type { StockChangeKind } from '#features/catalog/staff/stock-change.ts'
import type { EditedField } from '#features/messages/edited-message.ts'
import type { ListChange } from '#features/messages/lists/list-order.ts'
import type { EditedNews, NewsDocument } from '#features/news/staff/news-document.ts'
import type { DocumentTexts } from '#features/documents/document.schema.ts'
import type { PictureTexts } from '#features/pictures/picture.schema.ts'
import type { NewService, ServiceValues } from '#features/services/change-service.ts'
import type { TargetLanguage, TranslationReport } from '#features/messages/translation.ts'
import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import type { Carrier, Pieces } from '#features/order/parcels/parcel.ts'
import type { EventGuides } from '#features/staffing/event-guides.ts'
import type { BlockedDays } from '#features/staffing/blocked-days.ts'
import type { QuoteDate, QuoteDocument } from '#features/quote/rules/quote-document.ts'
import type { InquiryState } from '#features/inquiry/inquiry.ts'

type Nothing = Record<string, never>

export interface PlanStart {
  id: string
  to: { day: string } | { eventId: string } | null
  otherDates: boolean
  vouchers: boolean
  /** Swiss local time, `YYYY-MM-DDTHH:MM`. */
  until: string
  byDefault: PlanDefault
  seen: string
}

interface Action<Body, Answer = Nothing> {
  body: Body
  answer: Answer
}

/** Without a link the account was there already. */
interface InvitationSent {
  link: string | null
}

/** Changes the price or who comes: refused when the booking is not as it was shown. */
interface Seen {
  seen?: string
}

/** `POST` below `/api/staff`: JSON bodies and answers. Types both the server's routes and the client. */
export interface StaffPosts {
  /** Also below `/api`, for the calendar. */
  '/events': Action<EventInput, AddedEvent>
  '/events/:id/cancellation': Action<Nothing>
  '/events/:id/confirmation': Action<Nothing>
  '/events/:id/plan': Action<PlanStart, { newEventId: string | null }>
  /** Nothing is started. */
  '/events/:id/plan-mails': Action<PlanStart, { mails: PlannedMail[] }>
  '/bookings/:id/choice': Action<{ choice: PlanChoice; eventId: string | null }>
  /** Of a draft that nobody has booked. */
  '/events/:id/removal': Action<Nothing>
  '/events/:id/repetitions': Action<Repetition, { ids: string[] }>
  /** From a device, also hours later; the same mark counts once. */
  '/events/:id/roster-marks': Action<{ sentAt: string; marks: RosterMark[] }, RosterMarked>
  /** By telephone. Pressed twice with a key, it books once. */
  '/bookings': Action<{ key: string; form: StaffBookingDraft }, BookedByStaff>
  '/bookings/:id/cancellation': Action<Seen & { feeCents?: number }>
  '/bookings/:id/move': Action<Seen & { eventId: string }>
  '/bookings/:id/people': Action<Seen & { people: number }>
  '/bookings/:id/participants': Action<{ names: string[] }>
  '/bookings/:id/emergency': Action<{ contact: EmergencyContact }>
  '/bookings/:id/attendance': Action<{ state: Attendance }>
  '/bookings/:id/note': Action<{ note: string }>
  '/bookings/:id/confirmation': Action<{ dueWay?: DueWay }>
  '/bookings/:id/call': Action<Nothing>
  '/bookings/:id/wish': Action<Nothing>
  '/bookings/:id/invoice': Action<Nothing>
  '/bookings/:id/payment': Action<{ cents: number; means?: PaymentMeans }>
  '/bookings/:id/refund': Action<{ cents: number }>
  '/bookings/:id/refund-attempt': Action<Nothing>
  '/bookings/:id/agreement': Action<Nothing>
  '/bookings/:id/mail': Action<Nothing>
  '/invoices': Action<{ id: string; language: Language }, { id: string }>
  /** Of what is due of a booking; while one stands, that one. */
  '/invoice-drafts': Action<{ source: 'booking' | 'offer'; sourceId: string }, { id: string }>
  '/invoices/:id': Action<{ draft: DraftInput; seen: number }, { revision: number; totalCents: number }>
  '/invoices/:id/discarding': Action<Nothing>
  '/invoices/:id/sending': Action<{ seen: number }>
  '/invoices/:id/resending': Action<Nothing>
  /** `id`: of the payment, so that pressing twice enters one. */
  '/invoices/:id/payment': Action<{
    id: string
    cents: number
    paidOn: string
    way: PaymentWay
    note: string
  }>
  '/invoices/:id/payment-reversal': Action<{ payment: string }>
  '/invoices/:id/reminder': Action<{ level: ReminderLevel }>
  '/invoices/:id/reminder-stop': Action<{ stopped: boolean }>
  /** `id`: of the credit note. */
  '/invoices/:id/credit': Action<{ id: string; cents: number; reason: string }>
  '/invoices/:id/write-off': Action<{ reason: string; cents: number }>
  '/accounts': Action<{ email: string; role: StaffRole; language: Language }, InvitationSent>
  '/accounts/:id/invitation': Action<{ language: Language }, InvitationSent>
  '/accounts/:id/role': Action<{ role: StaffRole; seen: StaffRole }>
  '/accounts/:id/revocation': Action<{ seen: StaffRole }>
  '/orders/:id/refund': Action<OrderRefund, { refundCents: number }>
  '/orders/:id/voucher-return': Action<Nothing>
  /** `id`: new per decision. */
  '/orders/:id/parcels': Action<ParcelRequest, { position: number }>
  '/orders/:id/parcel-reversal': Action<{ parcel: string }>
  '/orders/:id/returns': Action<ReturnRequest, { voucherCents: number; cardCents: number }>
  '/orders/:id/notes': Action<{ id: string; note: string }>
  '/orders/:id/fulfilment': Action<Nothing, { fulfilledAt: string }>
  '/quotes': Action<{ document: QuoteDocument | null; inquiryId: string | null; key: string }, { id: string }>
  '/quotes/:id': Action<{ document: QuoteDocument; seen: number }, QuoteSaved>
  '/quotes/:id/sending': Action<{ seen: number; override: string }>
  /** To another date, as the next version. */
  '/quotes/:id/move': Action<{ version: number; days: string[]; to: QuoteDate; override: string }>
  '/quotes/:id/resending': Action<Nothing>
  '/quotes/:id/withdrawal': Action<{ reason: string }>
  '/quotes/:id/acceptance': Action<{
    version: number
    date: number | null
    name: string
    orderNumber: string
  }>
  '/quotes/:id/decline': Action<{ reason: string }>
  /** `id`: of the form, so that pressing twice blocks once. */
  '/blocked-days': Action<BlockedDays, { id: string }>
  /** `seen`: as it was shown; `agreed`: what is against it was seen. */
  '/events/:id/guides': Action<{ guides: EventGuides; seen: EventGuides; agreed: boolean }>
  '/blocked-days/:id/removal': Action<Nothing>
  /** What somebody is called on rosters and pages, and whether they lead. */
  '/staff-people/:id': Action<{ name: string; leads: boolean }>
  '/inquiries/:id/state': Action<{ state: InquiryState }>
  '/inquiries/:id/notes': Action<{ note: string }>
  '/mails/:id/repetition': Action<Nothing>
  '/customers/:id/email': Action<{ email: string }>
  '/mails/:id/sending': Action<Nothing>
  '/variants/:id/price': Action<PriceChange>
  '/variants/:id/stock': Action<{ kind: StockChangeKind; pieces: number; note: string; seen: number }>
  '/products/:id/values': Action<{ francs: number }>
  '/missing/:id/confirmation': Action<{ confirmed: boolean; seen: number }, { revision: number }>
  /** Of a scanner or by hand: a code, or something to search for. */
  '/voucher-lookups': Action<{ typed: string }, { isCode: boolean; ids: string[] }>
  '/vouchers/:id/redemptions': Action<
    { amountCents: number; reference: string; key: string },
    { entryId: number; restCents: number }
  >
  '/voucher-redemptions/:id/reversal': Action<Nothing>
  '/vouchers/:id/block': Action<{ reason: string }>
  '/vouchers/:id/release': Action<Nothing>
  '/vouchers/:id/extension': Action<{ until: string; seen: string }>
  '/vouchers/:id/replacement': Action<
    { reason: string; email: string | null; key: string },
    { id: string; lastFour: string }
  >
  '/vouchers/:id/mail': Action<{ to: 'buyer' | 'recipient' }>
  '/voucher-years': Action<{ years: number; seen: number }, { revision: number }>
  '/products/:id/voucher-pictures': Action<{ names: string[]; seen: string[] }>
  '/products/:id/own-amount': Action<{ range: OwnAmount | null; seen: OwnAmount | null }>
  '/products/:id/value-removals': Action<{ variant: string }>
  '/products': Action<{ title: string; priceCents: number; stock: number | null }, { id: string }>
  '/products/:id': Action<{ document: ProductDocument; seen: string }, { seen: string }>
  '/products/:id/publication': Action<{ seen: string }>
  '/products/:id/withdrawal': Action<{ seen: string }>
  '/products/:id/removal': Action<{ seen: string }>
  '/products/:id/return': Action<{ seen: string }>
  '/products/:id/preview': Action<
    { document: ProductDocument; language: Language; page: 'product' | 'shop' },
    { html: string }
  >
  '/arrangement': Action<Arrangement & { seen: string }>
  '/products/:id/hiding': Action<Nothing>
  '/products/:id/listing': Action<Nothing>
  '/legal/:id/drafts': Action<{ content: LegalContent; knowsFiles?: boolean; seen: number }, LegalStand>
  '/legal/:id/draft-removal': Action<{ seen: number }, { revision: number }>
  '/legal/:id/publication': Action<
    { fromDay: string; isTranslated: boolean; seen: number },
    { version: string; isPlanned: boolean }
  >
  '/legal/:id/withdrawal': Action<{ seen: number }, { version: string }>
  '/news': Action<{ title: string }, { slug: string }>
  '/news/:id/drafts': Action<
    { document: NewsDocument; seen: number },
    Pick<EditedNews, 'revision' | 'problems'>
  >
  '/news/:id/publication': Action<{ seen: number }, { revision: number; isPlanned: boolean }>
  '/news/:id/withdrawal': Action<{ seen: number }, { revision: number }>
  '/news/:id/issue-test': Action<Nothing>
  '/news/:id/issue': Action<Nothing, { recipients: number }>
  '/facts/:id': Action<{ value: unknown; seen: number }, { revision: number }>
  '/company/:id': Action<{ value: unknown; seen: number }, { revision: number }>
  '/people': Action<{ person: Person }, { revision: number; id: string }>
  '/people/:id/removal': Action<{ seen: number }>
  '/people-order': Action<{ order: string[]; seen: number }, { revision: number }>
  '/people/:id': Action<{ person: Person; seen: number }, { revision: number }>
  '/picture-previews': Action<{ original: string }, { width: number; height: number }>
  '/pictures': Action<{ original: string }, { id: string }>
  '/pictures/:id/drafts': Action<{ texts: PictureTexts; seen: number }, { revision: number }>
  '/pictures/:id/publication': Action<{ texts: PictureTexts; seen: number }, { revision: number }>
  '/pictures/:id/removal': Action<{ seen: number }>
  '/documents': Action<{ original: string; title: string }, { id: string }>
  '/documents/:id/publication': Action<{ texts: DocumentTexts; seen: number }, { revision: number }>
  '/documents/:id/removal': Action<{ seen: number }>
  '/photo-strips/:id': Action<{ pictures: string[]; seen: number }, { revision: number }>
  '/product-imports': Action<ProductFile, ImportReport>
  /** A draft with the words of the service that it is like. */
  '/services': Action<NewService, { id: string }>
  '/services/:id': Action<ServiceValues & { seen: number }, { revision: number }>
  /** Of a draft, or of a retired service again. */
  '/services/:id/publication': Action<{ seen: number }, { revision: number }>
  '/services/:id/retirement': Action<{ leadsTo: string | null; seen: number }, { revision: number }>
  /** Of a draft that was never offered. */
  '/services/:id/removal': Action<{ seen: number }, { revision: number }>
  '/service-order': Action<{ ids: readonly string[]; seen: number }, { revision: number }>
  '/prices/:id': Action<
    { cents: number[]; fromDay: string; seen: number },
    { id: number; isPublished: boolean }
  >
  '/planned-prices/:id/withdrawal': Action<Nothing, { service: string }>
  '/texts/:id/drafts': Action<TextDraft, { field: EditedField }>
  '/texts/:id/lists': Action<ListWish, { key: string | null }>
  '/texts/:id/suggestions': Action<{ language: TargetLanguage }, Suggested>
  '/texts/:id/publications': Action<{ language: Language; seen: number; seenLists?: number }, Published>
  '/publications/:id/reversal': Action<Nothing, Published>
  '/translations': Action<TranslationImport, TranslationReport>
  /** Of a tab, every few seconds. */
  '/presence': Action<{ tab: string; place: string | null; part: string | null }, { others: OtherEditor[] }>
  '/alerts/:id/dismissal': Action<Nothing>
  '/retention-approvals': Action<{ counts: Record<string, number> }>
  '/clock-confirmations': Action<{ day: string }>
}

interface BookedByStaff {
  id: string
  number: number
  state: BookingState
  payment: PaymentState
  /** ISO 8601; until then the places are held. */
  offeredUntil: string | null
}

/** What staff do to a booking. */
export type BookingNoun = NounOf<keyof StaffPosts>
type NounOf<Address> = Address extends `/bookings/:id/${infer Noun}` ? Noun : never

/** `PUT` below `/api/staff`. */
export interface StaffPuts {
  '/events/:id': Action<{ seen: string; input: EventInput; agreed: boolean; following?: boolean }>
}

export interface AddedEvent {
  id: string
}

interface PriceChange extends Prices {
  /** As shown. */
  seen: Prices
}

type ProductFile =
  | { dryRun: true; csv: string }
  /** As the dry run answered. */
  | { dryRun: false; csv: string; fileName: string; fingerprint: string }

interface TextDraft {
  namespace: string
  path: string
  language: Language
  /** Null: as the file has it. */
  value: string | null
  /** The revision that the author saw. */
  seen: number
}

interface ListWish {
  namespace: string
  path: string
  change: ListChange
  seen: number
}

interface Suggested {
  suggested: number
  refused: number
  left: number
}

interface Published {
  publication: number
  texts: number
  lists: number
}

/** `text`: of the file. `seen`: as the dry run answered. */
type TranslationImport = { text: string } & ({ dryRun: true } | { dryRun: false; seen: number })

interface ParcelRequest {
  id: string
  carrier: Carrier | null
  trackingNumber: string | null
  lines: Pieces[]
}

interface ReturnRequest {
  id: string
  lines: Pieces[]
  restock: boolean
  refundCents: number
}

interface OrderRefund {
  amountCents: number
  /** Already refunded when staff looked. */
  refundedCents: number
  /** Idempotency key. */
  key: string
  /** Bookings that use the order's vouchers, as shown and confirmed. */
  acknowledgedBookings: number[]
}

/** `clashes`: what else is at the dates as they are now. */
interface QuoteSaved {
  revision: number
  totalCents: number
  clashes: QuoteClash[]
}
