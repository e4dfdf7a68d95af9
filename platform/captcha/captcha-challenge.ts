import { randomInt } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import type { Clock } from '#kernel/clock.ts'
import { type AppKey, deriveToken } from '../secrets.ts'

export interface CaptchaKeys {
  key: AppKey
  clock: Clock
}

/** How long a challenge is valid. Browsers fetch a new one earlier (`RENEW_MINUTES` in site/form). */
export const CHALLENGE_MINUTES = 20

const KEY_LENGTH = 32

/** Cost of one try: 0.8 ms on a desktop. Load raises the number of tries, never the work of the server. */
export const CAPTCHA_ALGORITHM = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyLength: KEY_LENGTH } as const

export function captchaSecrets(key: AppKey) {
  return {
    hmacSignatureSecret: deriveToken(key, 'captcha', 'challenge'),
    hmacKeySignatureSecret: deriveToken(key, 'captcha', 'solution'),
  }
}

/** A signed ALTCHA challenge of `tries` / 2 to `tries` tries. `openedAt`: when the visitor opened the form. */
export async function createCaptchaChallenge(
  { key, clock }: CaptchaKeys,
  { tries, openedAt }: { tries: number; openedAt: Date },
): Promise<Challenge> {
  return createChallenge({
    ...CAPTCHA_ALGORITHM,
    ...captchaSecrets(key),
    deriveKey,
    counter: randomInt(Math.ceil(tries / 2), tries + 1),
    expiresAt: new Date(clock().getTime() + CHALLENGE_MINUTES * 60_000),
    data: { opened: openedToken(key, openedAt) },
  })
}

const MOST_HOURS_OPEN = 24

/** A signed timestamp that browsers return when they ask for the next challenge. */
function openedToken(key: AppKey, at: Date): string {
  const moment = at.getTime().toString(36)
  return `${moment}.${deriveToken(key, 'captcha-opened', moment)}`
}

/** The time in an opened token; undefined when it is not ours or older than a day. */
export function readOpened({ key, clock }: CaptchaKeys, token: string): Date | undefined {
  const at = new Date(Number.parseInt(token.split('.')[0] ?? '', 36))
  if (Number.isNaN(at.getTime()) || openedToken(key, at) !== token) return undefined
  return clock().getTime() - at.getTime() <= MOST_HOURS_OPEN * 3_600_000 ? at : undefined
}
