/** What the security log can be narrowed to, with the actions of each. */
export const SECURITY_FILTERS = {
  refused: ['sign_in_refused', 'access_denied', 'refresh_token_reused'],
  signIns: ['signed_in', 'verified', 'signed_out', 'session_ended'],
  exports: ['newsletter_exported', 'bookings_exported'],
  money: ['order_refunded', 'booking_refunded'],
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

/** A line of the security log as the back office shows it. */
export interface SecurityEntry {
  id: string
  /** ISO 8601. */
  at: string
  action: SecurityAction
  /** Address of the account that did it or that it happened to; masked where there is no such account. */
  who: string | null
  /** Whom it happened to, where that is somebody else. */
  whom: string | null
  /** Tells networks apart, names none. */
  network: string | null
  times: number
}
