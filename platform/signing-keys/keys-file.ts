import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'
import { startupProblem } from '../startup-problem.ts'

const ALGORITHMS = ['ES256', 'RS256'] as const

/** Exactly one key of the set has `sign` in `key_ops`; the others only verify. */
export type PrivateKey = JWK & { kid: string; alg: (typeof ALGORITHMS)[number]; key_ops: string[] }

const keySet = z.object({
  keys: z
    .array(
      z.looseObject({
        kty: z.enum(['EC', 'RSA']),
        kid: z.string().min(1).max(200),
        alg: z.enum(ALGORITHMS),
        key_ops: z.array(z.string()).default(['verify']),
        d: z.string().optional(),
      }),
    )
    .min(1)
    .max(20),
})

export function ownKeysFile(dataDir: string): string {
  return join(dataDir, 'secrets', 'auth-keys.json')
}

/** Reads a JWKS of private keys; undefined without a file. Throws a start-up problem unless exactly one key signs. */
export async function readKeysFile(file: string): Promise<PrivateKey[] | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const parsed = keySet.safeParse(parseJson(text))
  if (!parsed.success)
    throw startupProblem(`AUTH_KEYS_FILE: ${file} is not a JWKS of ES256 or RS256 keys with kid and alg.`)
  const keys = parsed.data.keys as PrivateKey[]
  const signing = keys.filter((key) => key.key_ops.includes('sign'))
  if (signing.length !== 1 || !signing[0]?.d)
    throw startupProblem(
      `AUTH_KEYS_FILE: ${file} must hold exactly one private key with "sign" in key_ops; the others get ["verify"].`,
    )
  return keys
}

/** Creates the first key; concurrent starts agree on one. */
export async function createKeysFile(file: string): Promise<void> {
  await writeKeysFile(file, [await newKey()], { replace: false })
}

/** Adds a new signing key; earlier keys only verify. */
export async function rotateKeysFile(file: string): Promise<PrivateKey> {
  const old = (await readKeysFile(file)) ?? []
  const fresh = await newKey()
  await writeKeysFile(file, [fresh, ...old.map((key) => ({ ...key, key_ops: ['verify'] }))], {
    replace: true,
  })
  return fresh
}

async function newKey(): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return {
    ...(await exportJWK(privateKey)),
    kid: randomBytes(8).toString('hex'),
    alg: 'ES256',
    use: 'sig',
    key_ops: ['sign', 'verify'],
  }
}

async function writeKeysFile(
  file: string,
  keys: PrivateKey[],
  { replace }: { replace: boolean },
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify({ keys }, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (replace) return rename(draft, file)
  await link(draft, file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await rename(draft, file)
  })
  await rm(draft, { force: true })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
