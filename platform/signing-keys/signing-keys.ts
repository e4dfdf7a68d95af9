import {
  type CryptoKey,
  decodeProtectedHeader,
  errors,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { createKeysFile, ownKeysFile, type PrivateKey, readKeysFile } from './keys-file.ts'

export type TokenProblem = 'malformed' | 'bad signature' | 'expired'

export interface SigningKeys {
  /** Signs a JWT with the current key; `claims` must contain `exp` and `iat` (unix seconds). */
  sign(claims: JWTPayload): Promise<string>
  /** Only ES256 and RS256 by known `kid`, or HS256 with the configured secret: no `none`, no public key as secret. */
  verify(token: string): Promise<Result<JWTPayload, TokenProblem>>
  publicKeys(): JWK[]
}

export interface SigningKeysPlace {
  dataDir: string
  authKeysFile?: string | undefined
  authJwtSecret?: string | undefined
  clock: () => Date
}

/** Opens the keys, generating the first. Throws a start-up problem for an unusable file. */
export async function openSigningKeys(place: SigningKeysPlace): Promise<SigningKeys> {
  const file = place.authKeysFile ?? ownKeysFile(place.dataDir)
  if (!place.authKeysFile && !(await readKeysFile(file))) await createKeysFile(file)
  const keys = await readKeysFile(file)
  if (!keys) throw new Error(`The keys ${file} could not be read.`)
  return signingKeysOf(keys, place)
}

async function signingKeysOf(
  keys: PrivateKey[],
  { authJwtSecret, clock }: Pick<SigningKeysPlace, 'authJwtSecret' | 'clock'>,
): Promise<SigningKeys> {
  const signing = keys.find((key) => key.key_ops.includes('sign')) as PrivateKey
  const signingKey = await importJWK({ ...signing, key_ops: ['sign'] }, signing.alg)
  const verifying = new Map<string, { key: CryptoKey | Uint8Array; alg: string }>()
  for (const key of keys)
    verifying.set(key.kid, { key: await importJWK(publicHalf(key), key.alg), alg: key.alg })
  const secret = authJwtSecret ? new TextEncoder().encode(authJwtSecret) : undefined

  return {
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: signing.alg, typ: 'JWT', kid: signing.kid })
        .sign(signingKey),
    async verify(token) {
      const header = headerOf(token)
      if (!header) return refuse('malformed')
      const known =
        header.alg === 'HS256' ? secret && { key: secret, alg: 'HS256' } : verifying.get(header.kid ?? '')
      if (!known || known.alg !== header.alg) return refuse('bad signature')
      try {
        const { payload } = await jwtVerify(token, known.key, {
          algorithms: [known.alg],
          currentDate: clock(),
        })
        return accept(payload)
      } catch (error) {
        if (error instanceof errors.JWTExpired) return refuse('expired')
        if (error instanceof errors.JWSSignatureVerificationFailed) return refuse('bad signature')
        if (error instanceof errors.JOSEError) return refuse('malformed')
        throw error
      }
    },
    publicKeys: () => keys.map(publicHalf),
  }
}

function headerOf(token: string): { alg?: string; kid?: string } | undefined {
  try {
    return token.split('.').length === 3 ? decodeProtectedHeader(token) : undefined
  } catch {
    return undefined
  }
}

/** Lists fields explicitly, so that no private part can leak. */
function publicHalf(key: PrivateKey): JWK {
  const { kty, kid, alg } = key
  const shape = kty === 'EC' ? { crv: key.crv, x: key.x, y: key.y } : { n: key.n, e: key.e }
  return { kty, kid, alg, use: 'sig', key_ops: ['verify'], ...shape } as JWK
}
