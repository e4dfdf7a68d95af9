export const INQUIRY_KINDS = ['contact', 'project', 'team_event'] as const
export type InquiryKind = (typeof INQUIRY_KINDS)[number]

export const INQUIRY_STATES = ['new', 'answered', 'won', 'lost'] as const
export type InquiryState = (typeof INQUIRY_STATES)[number]

/** Honeypot filled, captcha unsolved (or no script), submitted within seconds. Only signs: a person may cause them. */
export const BOT_SIGNALS = ['trap', 'unsolved', 'hurry'] as const
export type BotSignal = (typeof BOT_SIGNALS)[number]

/** RULING 16. */
export const ANSWER_HOURS = 24

/** Same sender and text within this time are a duplicate. */
export const REPEAT_HOURS = 24

/** Limit of copies per address, against flooding a stranger's mailbox. */
export const COPIES_A_DAY = 3

const HOUR_MS = 3_600_000

export function answerDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ANSWER_HOURS * HOUR_MS)
}

export function repeatsSince(now: Date): Date {
  return new Date(now.getTime() - REPEAT_HOURS * HOUR_MS)
}

/** Whether the sender gets a copy: not if a robot may have typed the address. Haste alone does not count. */
export function qualifiesForCopy(inquiry: {
  botSignals: readonly BotSignal[]
  copiesToday: number
}): boolean {
  const isDoubtful = inquiry.botSignals.some((sign) => sign !== 'hurry')
  return !isDoubtful && inquiry.copiesToday < COPIES_A_DAY
}
