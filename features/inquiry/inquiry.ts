export const INQUIRY_KINDS = ['contact', 'project', 'team_event'] as const
export type InquiryKind = (typeof INQUIRY_KINDS)[number]

/** `new` until somebody has answered; `won` and `lost` when it is known what became of it. */
export const INQUIRY_STATES = ['new', 'answered', 'won', 'lost'] as const
export type InquiryState = (typeof INQUIRY_STATES)[number]

/**
 * What speaks for a program as the sender: a field that people do not see was filled in, the captcha came without its
 * solution (also from a browser without script), the form was filled in within seconds. Nothing is refused for it: a
 * person could be behind it all the same.
 */
export const BOT_SIGNALS = ['trap', 'unsolved', 'hurry'] as const
export type BotSignal = (typeof BOT_SIGNALS)[number]

/** The promise on every page (RULING 16). */
export const ANSWER_HOURS = 24

/** The same text of the same person within this time is the same inquiry. */
export const REPEAT_HOURS = 24

/** Copies that one address gets within a day: whoever enters a stranger's address cannot flood it. */
export const COPIES_A_DAY = 3

const HOUR_MS = 3_600_000

export function answerDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ANSWER_HOURS * HOUR_MS)
}

/** Inquiries from this moment on count as the same when they say the same. */
export function repeatsSince(now: Date): Date {
  return new Date(now.getTime() - REPEAT_HOURS * HOUR_MS)
}

/**
 * Whether the sender gets a copy: not when a program may have typed the address. Haste alone is no reason, the captcha
 * was solved. `copiesToday`: those of the last 24 hours to the same address.
 */
export function qualifiesForCopy(inquiry: {
  robotSigns: readonly BotSignal[]
  copiesToday: number
}): boolean {
  const isDoubtful = inquiry.robotSigns.some((sign) => sign !== 'hurry')
  return !isDoubtful && inquiry.copiesToday < COPIES_A_DAY
}
