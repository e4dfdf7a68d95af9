import { createHmac, timingSafeEqual } from 'node:crypto'

export const TESTKASSE_SIGNATURE_HEADER = 'testkasse-signature'
export const SIGNATURE_TOLERANCE_S = 300

/** `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`, Stripe's scheme. */
export function signTestkasseBody(secret: string, rawBody: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, rawBody).toString('hex')}`
}

/** Whether the body was signed with this secret within five minutes of `now`. */
export function isSignedByTestkasse(
  secret: string,
  rawBody: Buffer,
  header: string | string[] | undefined,
  now: Date,
): boolean {
  if (typeof header !== 'string') return false
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)
  if (!parts) return false
  const seconds = Number(parts[1])
  const isFresh = Math.abs(now.getTime() / 1000 - seconds) <= SIGNATURE_TOLERANCE_S
  const signature = Buffer.from(parts[2] as string, 'hex')
  return timingSafeEqual(signature, digest(secret, seconds, rawBody)) && isFresh
}

function digest(secret: string, seconds: number, rawBody: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest()
}
