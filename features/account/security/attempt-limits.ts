/** Wrong attempts per minutes; several rules make growing pauses. None looks back over a day. */
export type AttemptLimits = readonly { most: number; minutes: number }[]

const MINUTE_MS = 60_000

/** Whether the latest attempt exceeds a limit. `times` in milliseconds, latest included. */
export function isLimitReached(times: readonly number[], rules: AttemptLimits, now: number): boolean {
  return rules.some(
    ({ most, minutes }) => times.filter((time) => time > now - minutes * MINUTE_MS).length > most,
  )
}

/** Seconds until another attempt is allowed; 0: now. `times` in milliseconds. */
export function secondsUntilAllowed(times: readonly number[], rules: AttemptLimits, now: number): number {
  const newestFirst = times.toSorted((a, b) => b - a)
  const waits = rules.map(
    ({ most, minutes }) => (newestFirst[most - 1] ?? Number.NEGATIVE_INFINITY) + minutes * MINUTE_MS - now,
  )
  return Math.max(0, ...waits.map((wait) => Math.ceil(wait / 1000)))
}

/** Threshold for warning the account owner; below that of the lockout. */
export const GUESSES_OF_NOTE = { most: 9, minutes: 60 }

/** For wrong passwords and codes. One network is stopped long before an account; known devices count separately. */
export const ATTEMPT_LIMITS = {
  pair: [
    { most: 5, minutes: 15 },
    { most: 8, minutes: 60 },
    { most: 15, minutes: 1440 },
  ],
  network: [
    { most: 30, minutes: 15 },
    { most: 200, minutes: 1440 },
  ],
  account: [
    { most: 25, minutes: 60 },
    { most: 60, minutes: 1440 },
  ],
  device: [
    { most: 10, minutes: 15 },
    { most: 20, minutes: 60 },
    { most: 40, minutes: 1440 },
  ],
  /** Per address, for all mailed codes; the mailed link always works. */
  mailedCode: [
    { most: 10, minutes: 15 },
    { most: 30, minutes: 1440 },
  ],
  mailOfPair: [
    { most: 5, minutes: 60 },
    { most: 15, minutes: 1440 },
  ],
  mailOfAddress: [
    { most: 15, minutes: 60 },
    { most: 60, minutes: 1440 },
  ],
  guessMail: [{ most: 1, minutes: 1440 }],
  changeMail: [
    { most: 20, minutes: 60 },
    { most: 60, minutes: 1440 },
  ],
} as const satisfies Record<string, AttemptLimits>
