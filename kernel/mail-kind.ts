/**
 * Every kind of mail, and who gets it. Staff may read and repeat those to customers; the links of private ones are
 * keys. `render-mail.ts` has a letter for each.
 */
const MAIL_KINDS = {
  account: 'private',
  'account-changed': 'private',
  'alert-notice': 'owner',
  booking: 'customer',
  'booking-notice': 'owner',
  'event-decision': 'owner',
  'inquiry-copy': 'customer',
  'inquiry-notice': 'owner',
  'invoice-credited': 'customer',
  'invoice-paid': 'customer',
  'invoice-reminded': 'customer',
  'invoice-reminders-announced': 'owner',
  'invoice-sent': 'customer',
  'issue-test': 'owner',
  'newsletter-confirm': 'private',
  'newsletter-issue': 'private',
  'newsletter-welcome': 'private',
  'order-confirmed': 'customer',
  'order-invoiced': 'customer',
  'order-notice': 'owner',
  'order-refunded': 'customer',
  'order-returned': 'customer',
  'order-sent': 'customer',
  'privacy-erased': 'private',
  'privacy-link': 'private',
  'privacy-notice': 'owner',
  quote: 'customer',
  'quote-notice': 'owner',
  'voucher-copy': 'customer',
  'voucher-gift': 'customer',
} as const

export type MailKind = keyof typeof MAIL_KINDS

/** Mails to customers that staff may see and send again: none of accounts, privacy and newsletters. */
export const CUSTOMER_MAILS = (Object.keys(MAIL_KINDS) as MailKind[]).filter(
  (kind) => MAIL_KINDS[kind] === 'customer',
)
