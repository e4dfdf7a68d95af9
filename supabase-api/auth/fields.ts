import { z } from 'zod'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import type { Challenge } from '#features/account/sign-in/flow.server.ts'

const METADATA_BYTES = 16_384
const METADATA_KEYS = 100

/** The client sends empty strings and nulls for missing values. */
function optionalField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())
}

export const email = optionalField(z.string().max(254).regex(EMAIL_ADDRESS))
/** Unvalidated: `checkPhone` decides where the reference does. */
export const phone = optionalField(z.string().max(100))
export const password = z.preprocess((value) => value ?? undefined, z.string().max(1000).optional())
/** Of `/reauthenticate`; a wrong one is refused where it is compared. */
export const nonce = optionalField(z.string().max(100))
export const metadata = optionalField(
  z
    .record(z.string().max(200), z.unknown())
    .refine((data) => Object.keys(data).length <= METADATA_KEYS, 'has too many keys')
    .refine((data) => JSON.stringify(data).length <= METADATA_BYTES, 'is too large'),
)
/** Rejects null characters, which PostgreSQL text cannot store. */
export const shortText = optionalField(
  z
    .string()
    .max(2000)
    .refine((text) => !text.includes('\0'), 'must not contain a null character'),
)

/** Both or neither; 43 to 128 unreserved characters (RFC 7636). */
export const challengePair = {
  code_challenge: optionalField(
    z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/, 'code challenge has to be between 43 and 128 characters'),
  ),
  code_challenge_method: optionalField(
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(['s256', 'plain'])),
  ),
}

export function isCompleteChallenge(body: {
  code_challenge?: unknown
  code_challenge_method?: unknown
}): boolean {
  return (body.code_challenge === undefined) === (body.code_challenge_method === undefined)
}
export const INCOMPLETE_CHALLENGE = 'PKCE flow requires code_challenge_method and code_challenge'

export function challengeOf(body: {
  code_challenge?: string | undefined
  code_challenge_method?: 's256' | 'plain' | undefined
}): Challenge | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = body
  return challenge && method ? { challenge, method } : undefined
}
