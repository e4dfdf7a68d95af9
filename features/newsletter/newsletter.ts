/** Form of the sign-up; `return`: on the unsubscribe page. */
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

export const CONFIRM_DAYS = 7

/** Limit of confirmation mails per address, against flooding a stranger's mailbox. */
export const MAILS_TO_ADDRESS = { aDay: 2, aMonth: 4 }

/** Sign-ups with a mail per network and hour, with and without a solved captcha. */
export const SIGN_UPS_OF_NETWORK_AN_HOUR = { solved: 20, unsolved: 3 }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Start of the periods in which earlier sign-ups count. */
export function limitsSince(now: Date): { hour: Date; day: Date; month: Date } {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return { hour: ago(HOUR_MS), day: ago(DAY_MS), month: ago(30 * DAY_MS) }
}

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

export type SignUpState = 'open' | 'confirmed' | 'expired'

export function signUpState(signUp: { askedAt: Date; confirmedAt: Date | null }, now: Date): SignUpState {
  if (signUp.confirmedAt) return 'confirmed'
  return now.getTime() - signUp.askedAt.getTime() < CONFIRM_DAYS * DAY_MS ? 'open' : 'expired'
}

export interface SubscriberView {
  address: string
  subscribed: boolean
}

export interface SignUpView {
  address: string
  state: SignUpState
}
