import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'altcha-lib/types'
import { z } from 'zod'
import { CAPTCHA_ALGORITHM, type CaptchaKeys, captchaSecrets, readOpened } from './captcha-challenge.ts'

/** A challenge of ours with its solution takes 600 characters. */
const MOST_CHARACTERS = 2048

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

/** Accepts only what `createCaptchaChallenge` and a solver produce. */
const payloadSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(CAPTCHA_ALGORITHM.algorithm),
      cost: z.literal(CAPTCHA_ALGORITHM.cost),
      keyLength: z.literal(CAPTCHA_ALGORITHM.keyLength),
      data: z.strictObject({ opened: z.string().max(80) }),
      expiresAt: z.int(),
      keyPrefix: hex(CAPTCHA_ALGORITHM.keyLength / 2),
      keySignature: hex(32),
      nonce: hex(16),
      salt: hex(16),
    }),
    signature: hex(32),
  }),
  solution: z.strictObject({
    counter: z.int().min(0).max(0xffff_ffff),
    derivedKey: hex(CAPTCHA_ALGORITHM.keyLength),
    time: z.number().optional(),
  }),
})

export interface SolvedCaptcha {
  id: string
  expiresAt: Date
  openedAt: Date
}

/** Verifies an `altcha` value; undefined unless it is ours, unexpired and solved. `spendCaptcha` checks reuse. */
export async function readSolution(deps: CaptchaKeys, text: string): Promise<SolvedCaptcha | undefined> {
  const payload = decode(text)
  if (!payload) return undefined
  const { nonce, expiresAt, data } = payload.challenge.parameters
  if (expiresAt * 1000 <= deps.clock().getTime()) return undefined
  const { verified } = await verifySolution({
    ...captchaSecrets(deps.key),
    ...(payload as Payload),
    deriveKey,
  })
  const openedAt = readOpened(deps, data.opened)
  if (!verified || !openedAt) return undefined
  return { id: nonce, expiresAt: new Date(expiresAt * 1000), openedAt }
}

function decode(text: string): z.output<typeof payloadSchema> | undefined {
  if (text.length > MOST_CHARACTERS) return undefined
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}
