import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import type { StorageContext } from './storage-context.ts'

type Signing = Pick<StorageContext, 'signingKey' | 'clock'>

const claimsOf = {
  download: z.object({
    /** Bucket and key. */
    url: z.string(),
    scope: z.literal('download'),
    exp: z.number(),
    /** As in an image query. */
    transformations: z.string().optional(),
  }),
  upload: z.object({
    url: z.string(),
    scope: z.literal('upload'),
    exp: z.number(),
    upsert: z.boolean(),
    owner: z.string().optional(),
  }),
}
type Scope = keyof typeof claimsOf
export type SignedClaims<Kind extends Scope> = z.output<(typeof claimsOf)[Kind]>

export function signAddress<Kind extends Scope>(
  { signingKey, clock }: Signing,
  { seconds, ...claims }: Omit<SignedClaims<Kind>, 'exp'> & { scope: Kind; seconds: number },
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(signingKey)
}

/** Undefined unless valid, unexpired and issued for this URL. */
export async function readSignature<Kind extends Scope>(
  { signingKey, clock }: Signing,
  { token, scope, url }: { token: unknown; scope: Kind; url: string },
): Promise<StorageResult<SignedClaims<Kind>>> {
  if (typeof token !== 'string' || token === '')
    return refuseStorage('InvalidRequest', "querystring must have required property 'token'")
  try {
    const options = { algorithms: ['HS256'], currentDate: clock() }
    const { payload } = await jwtVerify(token, signingKey, options)
    const claims = claimsOf[scope].safeParse(payload)
    if (!claims.success || claims.data.url !== url) return refuseStorage('InvalidSignature')
    return accept(claims.data as SignedClaims<Kind>)
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      return refuseStorage('InvalidJWT', '"exp" claim timestamp check failed')
    if (error instanceof errors.JOSEError) return refuseStorage('InvalidJWT', 'Invalid Compact JWS')
    throw error
  }
}
