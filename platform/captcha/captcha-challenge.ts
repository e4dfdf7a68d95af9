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

/** How long a challenge can be solved and sent. Browsers fetch a new one earlier (`RENEW_MINUTES` in app/form). */
export const CHALLENGE_MINUTES = 20

/** Bytes of the key that a try derives. */
const KEY_LENGTH = 32

/** Each try is one derivation: 0.8 ms on a desktop. Load raises the number of tries, never the work of the server. */
export const CAPTCHA_ALGORITHM = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyLength: KEY_LENGTH } as const

/** The secrets behind the two signatures: of the challenge, and of the key that solves it. */
export function captchaSecrets(key: AppKey) {
  return {
    hmacSignatureSecret: deriveToken(key, 'captcha', 'challenge'),
    hmacKeySignatureSecret: deriveToken(key, 'captcha', 'solution'),
  }
}

/**
 * A signed ALTCHA challenge (proof of work v2) that takes between half of `tries` and `tries` to solve: the server has
 * chosen the number that does it, so nobody has bad luck. `openedAt`: since when the visitor is at the form.
 */
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

/** Names a moment so that only this server can have named it: browsers hand it in for their next challenge. */
function openedToken(key: AppKey, at: Date): string {
  const moment = at.getTime().toString(36)
  return `${moment}.${deriveToken(key, 'captcha-opened', moment)}`
}

/** The moment of a token of a challenge; undefined when it is not ours, or a day old. */
export function readOpened({ key, clock }: CaptchaKeys, token: string): Date | undefined {
  const at = new Date(Number.parseInt(token.split('.')[0] ?? '', 36))
  if (Number.isNaN(at.getTime()) || openedToken(key, at) !== token) return undefined
  return clock().getTime() - at.getTime() <= MOST_HOURS_OPEN * 3_600_000 ? at : undefined
}
