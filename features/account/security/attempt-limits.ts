/** So many wrong tries within so many minutes; several together make pauses that grow. None looks back past a day. */
export type AttemptLimits = readonly { most: number; minutes: number }[]

const MINUTE_MS = 60_000

/** True when the latest of these tries is one too many. `times` in milliseconds, the latest one included. */
export function isLimitReached(times: readonly number[], rules: AttemptLimits, now: number): boolean {
  return rules.some(
    ({ most, minutes }) => times.filter((time) => time > now - minutes * MINUTE_MS).length > most,
  )
}

/** Seconds until one more try is allowed after these, in milliseconds; 0 when it is allowed now. */
export function secondsUntilAllowed(times: readonly number[], rules: AttemptLimits, now: number): number {
  const newestFirst = times.toSorted((a, b) => b - a)
  const waits = rules.map(
    ({ most, minutes }) => (newestFirst[most - 1] ?? Number.NEGATIVE_INFINITY) + minutes * MINUTE_MS - now,
  )
  return Math.max(0, ...waits.map((wait) => Math.ceil(wait / 1000)))
}

/** Wrong passwords of strangers within an hour of which the owner of the account is told; fewer than lock them out. */
export const GUESSES_OF_NOTE = { most: 9, minutes: 60 }

/**
 * Wrong passwords and codes of a second factor. A stranger on one network is stopped long before an account is full
 * for all strangers, and that never stops a known device; a mailed link needs no password at all.
 */
export const ATTEMPT_LIMITS = {
  /** One network at one account. */
  pair: [
    { most: 5, minutes: 15 },
    { most: 8, minutes: 60 },
    { most: 15, minutes: 1440 },
  ],
  /** One network at all accounts. */
  network: [
    { most: 30, minutes: 15 },
    { most: 200, minutes: 1440 },
  ],
  /** All strangers at one account. */
  account: [
    { most: 25, minutes: 60 },
    { most: 60, minutes: 1440 },
  ],
  /** A device that was signed in to this account before. */
  device: [
    { most: 10, minutes: 15 },
    { most: 20, minutes: 60 },
    { most: 40, minutes: 1440 },
  ],
  /** Mailed codes of one address, whichever code: the link in the mail always works. */
  mailedCode: [
    { most: 10, minutes: 15 },
    { most: 30, minutes: 1440 },
  ],
  /** Mails that one network causes to one address, and all networks together: nobody's mailbox is flooded. */
  mailOfPair: [
    { most: 5, minutes: 60 },
    { most: 15, minutes: 1440 },
  ],
  mailOfAddress: [
    { most: 15, minutes: 60 },
    { most: 60, minutes: 1440 },
  ],
  /** The mail to the owner of an account whose password strangers try. */
  guessMail: [{ most: 1, minutes: 1440 }],
  /** Mails about changes of one account to one address. */
  changeMail: [
    { most: 20, minutes: 60 },
    { most: 60, minutes: 1440 },
  ],
} as const satisfies Record<string, AttemptLimits>
