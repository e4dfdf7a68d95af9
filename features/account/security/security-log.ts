export const SECURITY_FILTERS = {
  refused: ['sign_in_refused', 'access_denied', 'refresh_token_reused'],
  signIns: ['signed_in', 'verified', 'signed_out', 'session_ended'],
  exports: [
    'newsletter_exported',
    'bookings_exported',
    'audit_exported',
    'vouchers_exported',
    'invoices_exported',
    'list_exported',
  ],
  money: [
    'order_refunded',
    'order_paid_back',
    'order_returned',
    'order_cancelled',
    'booking_refunded',
    'booking_paid',
    'voucher_redeemed',
    'voucher_redemption_undone',
    'voucher_blocked',
    'voucher_unblocked',
    'voucher_extended',
    'voucher_replaced',
    'voucher_sent',
    'voucher_printed',
    'invoice_sent',
    'invoice_paid',
    'invoice_paid_back',
    'invoice_payment_undone',
    'invoice_credited',
    'invoice_written_off',
    'invoice_reminded',
    'invoice_reminders_set',
    'invoice_sent_again',
    'invoice_discarded',
  ],
  content: [
    'newsletter_sent',
    'legal_published',
    'legal_withdrawn',
    'news_published',
    'news_withdrawn',
    'person_published',
    'person_removed',
    'fact_published',
    'service_changed',
    'price_planned',
    'group_invoicing_set',
    'price_withdrawn',
    'price_changed',
    'voucher_value_changed',
    'own_amount_changed',
    'voucher_pictures_changed',
    'stock_changed',
    'product_listed',
    'products_imported',
    'product_added',
    'product_changed',
    'product_moved',
    'shop_arranged',
    'texts_published',
    'texts_reverted',
    'translations_imported',
    'translations_suggested',
  ],
  /** Steps of bookings and quotes, read from their own histories. */
  customers: ['booking_step', 'quote_step'],
  daily_work: [
    'event_added',
    'event_changed',
    'event_repeated',
    'event_confirmed',
    'event_plan_b',
    'event_cancelled',
    'event_removed',
    'days_blocked',
    'days_freed',
    'staff_named',
    'guides_assigned',
    'booking_made',
    'customer_email_corrected',
    'request_changed',
    'request_noted',
    'order_noted',
    'mandate_planned',
    'order_fulfilled',
    'order_address_corrected',
    'parcel_sent',
    'parcel_taken_back',
    'mail_sent_again',
    'alert_dismissed',
    'due_put_off',
    'due_taken_back',
    'deletion_approved',
    'clock_confirmed',
    'key_replaced',
  ],
  accounts: [
    'signed_up',
    'invited',
    'user_added',
    'user_edited',
    'user_removed',
    'link_generated',
    'recovery_requested',
    'staff_role_granted',
    'staff_role_revoked',
    'password_changed',
    'email_change_requested',
    'email_changed',
    'phone_changed',
    'factor_enrolled',
    'factor_verified',
    'factor_removed',
    'passkey_added',
    'passkey_renamed',
    'passkey_removed',
    'oauth_client_added',
    'oauth_client_changed',
    'oauth_client_secret_renewed',
    'oauth_client_removed',
  ],
} as const

export type SecurityFilter = 'all' | keyof typeof SECURITY_FILTERS
export type HistoryAction = (typeof SECURITY_FILTERS)['customers'][number]
export type SecurityAction = (typeof SECURITY_FILTERS)[keyof typeof SECURITY_FILTERS][number]

/** Persons and actions are filters: the log's three sources have no order by them in common. */
export const AUDIT_SORTS = ['at'] as const

/** Characters. */
export const MAX_AUDIT_SEARCH = 100

/** What an action was about. */
export type ThingKind =
  | 'booking'
  | 'event'
  | 'invoice'
  | 'legal'
  | 'list'
  | 'news'
  | 'order'
  | 'page'
  | 'part'
  | 'person'
  | 'product'
  | 'quote'
  | 'request'
  | 'service'
  | 'voucher'

export interface AuditedThing {
  kind: ThingKind
  id: string
  /** As stored today; null when the client has names for its kind, or it is deleted. */
  name: string | null
}

export interface SecurityEntry {
  id: string
  at: string
  action: SecurityAction
  /** The actor's or affected account's address; masked when there is no account. */
  who: string | null
  whom: string | null
  /** Keyed hash. */
  network: string | null
  times: number
  thing: AuditedThing | null
  /** What was done with a booking or quote, in the reader's language. */
  what: string | null
  /** Before and after can be read. */
  hasChanges: boolean
}

/** What an action changed, in the reader's language; null: no value. */
export interface AuditedChange {
  label: string
  before: string | null
  after: string | null
}
