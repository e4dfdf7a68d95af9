export const SECURITY_FILTERS = {
  refused: ['sign_in_refused', 'access_denied', 'refresh_token_reused'],
  signIns: ['signed_in', 'verified', 'signed_out', 'session_ended'],
  exports: ['newsletter_exported', 'bookings_exported'],
  money: ['order_refunded', 'booking_refunded'],
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
    'price_withdrawn',
    'price_changed',
    'voucher_value_changed',
    'stock_changed',
    'product_listed',
    'products_imported',
    'texts_published',
    'texts_reverted',
    'translations_imported',
    'translations_suggested',
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
  ],
} as const

export type SecurityFilter = 'all' | keyof typeof SECURITY_FILTERS
export type SecurityAction = (typeof SECURITY_FILTERS)[keyof typeof SECURITY_FILTERS][number]

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
}
