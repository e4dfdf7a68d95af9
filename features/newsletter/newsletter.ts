/** Where somebody may sign up. `return`: the unsubscribe page, by who changed their mind. */
export const NEWSLETTER_SOURCES = [
  'page',
  'footer',
  'contact',
  'project',
  'team_event',
  'booking',
  'return',
] as const
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number]

/** How long the mailed link confirms. */
export const CONFIRM_DAYS = 7

/** Confirmation mails that one address gets: whoever enters a stranger's address cannot flood it. */
export const MAILS_TO_ADDRESS = { aDay: 2, aMonth: 4 }

/** Sign-ups with a mail that one network may cause within an hour, over all processes: with a solved captcha, and without. */
export const SIGN_UPS_OF_NETWORK_AN_HOUR = { solved: 20, unsolved: 3 }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Moments from which earlier sign-ups count against a new one. */
export function limitsSince(now: Date): { hour: Date; day: Date; month: Date } {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return { hour: ago(HOUR_MS), day: ago(DAY_MS), month: ago(30 * DAY_MS) }
}

/** Whether one more mail may leave, given the earlier sign-ups of the address and of the network. */
export function deservesMail(
  earlier: { day: number; month: number; networkHour: number },
  captcha: 'solved' | 'unsolved',
): boolean {
  return (
    earlier.day < MAILS_TO_ADDRESS.aDay &&
    earlier.month < MAILS_TO_ADDRESS.aMonth &&
    earlier.networkHour < SIGN_UPS_OF_NETWORK_AN_HOUR[captcha]
  )
}

/** What the link of a confirmation mail still does. */
export type SignUpState = 'open' | 'confirmed' | 'expired'

export function signUpState(signUp: { askedAt: Date; confirmedAt: Date | null }, now: Date): SignUpState {
  if (signUp.confirmedAt) return 'confirmed'
  return now.getTime() - signUp.askedAt.getTime() < CONFIRM_DAYS * DAY_MS ? 'open' : 'expired'
}

/** What the page of an unsubscribe link shows. */
export interface SubscriberView {
  /** Partly hidden. */
  address: string
  subscribed: boolean
}

/** What the page of a confirmation link shows. */
export interface SignUpView {
  /** Partly hidden. */
  address: string
  state: SignUpState
}
