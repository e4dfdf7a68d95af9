import type { FastifyReply } from 'fastify'
import type { Messages } from '#content/staff/de.ts'
import type { BookSpotsRefusal } from '#features/booking/booking-refusal.ts'
import type { ChangeRefusal } from '#features/booking/change/change-refusal.ts'
import type { ChoiceRefusal, PlanRefusal } from '#features/booking/plan-b/plan-b.ts'
import type { MarkRefusal } from '#features/booking/staff/staff-mark-booking.server.ts'
import type { SettleRefusal } from '#features/booking/staff/staff-settle-booking.server.ts'
import type { PartRefusal } from '#features/company/staff-part.ts'
import type { FactRefusal } from '#features/facts/fact-kind.ts'
import type { CancelRefusal } from '#features/calendar/staff/cancel-event.server.ts'
import type { ChangeRefusal as EventChangeRefusal } from '#features/calendar/staff/change-event.server.ts'
import type { ConfirmRefusal } from '#features/calendar/staff/confirm-event.server.ts'
import type { RemoveRefusal } from '#features/calendar/staff/remove-event.server.ts'
import type { RepeatRefusal } from '#features/calendar/staff/repeat-event.server.ts'
import type { AnswerRefusal } from '#features/inquiry/staff/staff-answer-inquiry.server.ts'
import type { ImportRefusal } from '#features/catalog/staff/product-import-plan.ts'
import type { ShopRefusal } from '#features/catalog/staff/staff-product.ts'
import type { InvoiceRefusal } from '#features/invoice/invoice-refusal.ts'
import type { EditRefusal } from '#features/messages/edited-message.ts'
import type { SuggestRefusal } from '#features/messages/suggest-translations.server.ts'
import type { LegalRefusal } from '#features/messages/legal/staff-legal.ts'
import type { FileRefusal } from '#features/messages/translation.ts'
import type { FulfilOrderRefusal } from '#features/order/staff/fulfil-order.server.ts'
import type { SendParcelRefusal } from '#features/order/parcels/send-parcel.server.ts'
import type { ReturnLinesRefusal } from '#features/order/returns/return-lines.server.ts'
import type { TakeBackRefusal } from '#features/order/parcels/take-back-parcel.server.ts'
import type { RefundOrderRefusal } from '#features/order/payment/refund-order.server.ts'
import type { NewsRefusal } from '#features/news/staff/news-document.ts'
import type { GuideRefusal } from '#features/staffing/event-guides.ts'
import type { BlockRefusal } from '#features/staffing/blocked-days.ts'
import type { AcceptQuoteRefusal, SendQuoteRefusal } from '#features/quote/quote-refusal.ts'
import type { IssueRefusal } from '#features/newsletter/newsletter-issue.ts'
import type { StaffAccountRefusal } from '#features/account/roles/staff-account.ts'
import type { PersonRefusal } from '#features/people/staff-person.ts'
import type { DocumentRefusal } from '#features/documents/staff-document.ts'
import type { PictureRefusal } from '#features/pictures/picture-refusal.ts'
import type { ServiceRefusal } from '#features/services/change-service.ts'
import type { ServicePriceRefusal } from '#features/services/service-price.ts'
import type { DeskRefusal } from '#features/voucher/desk/desk-refusal.ts'
import type { Result } from '#kernel/result.ts'

type Refusal =
  | BookSpotsRefusal
  | ChangeRefusal
  | MarkRefusal
  | PlanRefusal
  | ChoiceRefusal
  | SettleRefusal
  | CancelRefusal
  | EventChangeRefusal
  | ConfirmRefusal
  | RepeatRefusal
  | RefundOrderRefusal
  | FulfilOrderRefusal
  | SendParcelRefusal
  | TakeBackRefusal
  | ReturnLinesRefusal
  | AnswerRefusal
  | SendQuoteRefusal
  | BlockRefusal
  | GuideRefusal
  | RemoveRefusal
  | InvoiceRefusal
  | AcceptQuoteRefusal
  | EditRefusal
  | FileRefusal
  | SuggestRefusal
  | ShopRefusal
  | ImportRefusal
  | ServicePriceRefusal
  | ServiceRefusal
  | PersonRefusal
  | PartRefusal
  | FactRefusal
  | PictureRefusal
  | DocumentRefusal
  | { code: 'unknown_page' }
  | { code: 'unknown_customer' }
  | { code: 'unknown_mail' }
  | { code: 'unknown_entry' }
  | NewsRefusal
  | LegalRefusal
  | DeskRefusal
  | IssueRefusal
  | StaffAccountRefusal
  | { code: 'no_permission' }

/** Every refusal needs a message in the back office: its own, or at a field of the event form. */
type Said =
  | keyof Messages['refusals']
  | keyof Messages['dialog']['problems']
  | 'tells_booked'
  // Only customers get these.
  | 'offer_over'
  | 'ask_us'
  | 'book_more'
  | 'hold_kept'
  | 'too_many_held'
  | 'payment_unavailable'

const STATUS: Readonly<Record<Refusal['code'] & Said, 403 | 404 | 409 | 422>> = {
  no_permission: 403,
  unknown_account: 404,
  unconfirmed_address: 409,
  last_owner: 409,
  already_staff: 409,
  already_confirmed: 409,
  accounts_elsewhere: 409,
  unknown_booking: 404,
  unknown_event: 404,
  unknown_order: 404,
  unknown_voucher: 404,
  unknown_redemption: 404,
  voucher_voided: 409,
  voucher_blocked: 409,
  voucher_suspended: 409,
  voucher_lapsed: 409,
  voucher_test: 409,
  voucher_used_up: 409,
  voucher_whole_only: 409,
  more_than_rest: 409,
  no_address: 409,
  unknown_inquiry: 404,
  unknown_quote: 404,
  unknown_invoice: 404,
  unknown_payment: 404,
  unknown_source: 404,
  source_changed: 409,
  invoice_sent: 409,
  not_sent: 409,
  invoice_without_email: 422,
  no_reminder_due: 409,
  invoice_incomplete: 422,
  more_than_open: 409,
  paid_online: 409,
  day_in_future: 422,
  has_invoice: 409,
  event_public: 409,
  event_in_use: 409,
  guide_clash: 409,
  lead_unnamed: 422,
  unknown_block: 404,
  unknown_staff_person: 404,
  block_ends_before_start: 422,
  block_too_long: 422,
  quote_closed: 409,
  quote_incomplete: 422,
  quote_clash: 409,
  quote_changed: 409,
  quote_expired: 409,
  terms_changed: 409,
  choose_date: 422,
  date_taken: 409,
  date_unconfirmed: 409,
  not_changeable: 409,
  too_late: 409,
  too_early: 409,
  changed_meanwhile: 409,
  sold_out: 409,
  over_capacity: 409,
  same_event: 409,
  other_price: 409,
  plan_unknown: 404,
  plan_open: 409,
  nobody_booked: 409,
  plan_deadline: 422,
  plan_default: 422,
  new_date_over: 422,
  choice_over: 409,
  choice_final: 409,
  choice_unknown: 409,
  offer_over: 409,
  ask_us: 409,
  book_more: 409,
  event_cancelled: 409,
  event_begun: 409,
  not_bookable: 409,
  price_changed: 409,
  idempotency_key_reused: 409,
  too_many_waiting: 409,
  hold_kept: 409,
  too_many_held: 409,
  payment_unavailable: 409,
  voucher_unknown: 409,
  voucher_other_course: 409,
  no_email: 409,
  nothing_due: 409,
  no_refund_due: 409,
  amount_changed: 409,
  is_cancelled: 409,
  is_over: 409,
  is_decided: 409,
  tells_booked: 409,
  clock_skips_time: 409,
  not_on_five_minutes: 409,
  ends_before_start: 409,
  longer_than_30_days: 409,
  all_day_has_time: 409,
  minimum_above_places: 409,
  decision_after_start: 409,
  decision_without_minimum: 409,
  places_below_taken: 409,
  blocked_above_places: 409,
  more_than_left: 409,
  payment_disputed: 409,
  refund_on_its_way: 409,
  provider_changed: 409,
  request_key_reused: 409,
  refunded_meanwhile: 409,
  vouchers_in_use: 409,
  not_fulfillable: 409,
  more_than_unsent: 409,
  unknown_parcel: 404,
  parcel_told: 409,
  parcel_returned: 409,
  nothing_to_return: 409,
  more_than_sent: 409,
  unknown_variant: 404,
  unknown_product: 404,
  sale_not_below_price: 422,
  sale_days_without_price: 422,
  sale_ends_before_start: 422,
  not_whole_francs: 422,
  variant_ordered: 409,
  sku_taken: 409,
  product_incomplete: 422,
  stock_not_counted: 409,
  value_offered: 409,
  last_value: 409,
  stock_too_low: 409,
  stock_below_held: 409,
  already_sent: 409,
  not_published: 409,
  nobody_subscribed: 409,
  unknown_news: 404,
  unknown_document: 404,
  unknown_version: 404,
  section_missing: 409,
  legal_incomplete: 409,
  languages_behind: 409,
  version_planned: 409,
  news_incomplete: 409,
  no_title: 422,
  address_taken: 409,
  unknown_person: 404,
  unknown_part: 404,
  name_needed: 422,
  too_many_people: 409,
  unknown_picture: 404,
  unknown_page: 404,
  picture_incomplete: 409,
  picture_in_use: 409,
  document_missing: 422,
  document_incomplete: 422,
  document_unreadable: 422,
  document_locked: 422,
  document_active: 422,
  picture_missing: 422,
  picture_unreadable: 422,
  picture_too_small: 422,
  lines_refused: 422,
  catalog_changed: 409,
  unknown_service: 404,
  invalid_service_address: 422,
  service_address_taken: 409,
  service_name_taken: 409,
  too_many_services: 409,
  other_kind_of_service: 422,
  amounts_do_not_fit: 422,
  price_is_planned: 409,
  service_is_offered: 409,
  service_not_offered: 409,
  last_of_its_kind: 409,
  leads_nowhere: 422,
  unknown_plan: 404,
  unknown_customer: 404,
  unknown_mail: 404,
  unknown_entry: 404,
  invalid_amounts: 422,
  day_over: 422,
  day_too_far: 422,
  same_price: 409,
  unknown_text: 404,
  text_changed: 409,
  texts_changed: 409,
  nothing_to_publish: 409,
  list_full: 409,
  no_translator: 409,
  translator_failed: 409,
  translator_busy: 409,
  list_too_short: 409,
  unknown_item: 404,
  invalid_text: 422,
  nothing_to_translate: 409,
  unreadable_file: 422,
  not_utf8: 422,
  other_language: 422,
}

/** The answer's body, or the reply with the refusal. */
export function answer(
  reply: FastifyReply,
  result: Result<unknown, Refusal>,
): Record<string, never> | FastifyReply {
  return result.ok ? {} : refuseStaff(reply, result.refusal)
}

export function answerWith<Value, Body extends object>(
  reply: FastifyReply,
  result: Result<Value, Refusal>,
  toBody: (value: Value) => Body,
): Body | FastifyReply {
  return result.ok ? toBody(result.value) : refuseStaff(reply, result.refusal)
}

export function refuseStaff(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const statusCode = STATUS[refusal.code]
  return reply.code(statusCode).send({ statusCode, ...refusal })
}

export function answerInvalid(
  reply: FastifyReply,
  issues: readonly { path: PropertyKey[]; code?: string | undefined }[],
) {
  const fields = [...new Set(issues.map(({ path }) => path.join('.')))].map((field) => ({
    field,
    code: 'invalid',
  }))
  return reply.code(422).send({ statusCode: 422, code: 'invalid', fields })
}
