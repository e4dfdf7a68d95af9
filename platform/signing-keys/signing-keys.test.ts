import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { ownKeysFile, rotateKeysFile } from './keys-file.ts'
import { openSigningKeys } from './signing-keys.ts'

let folder: ReturnType<typeof makeTemporaryFolder>
let dataDir: string
const clock = () => new Date('2026-11-21T12:00:00Z')
const now = clock().getTime() / 1000
const claims = { sub: 'x', iat: now, exp: now + 60 }

beforeEach(() => {
  folder = makeTemporaryFolder('keys')
  dataDir = folder.path
})
afterEach(() => folder.remove())

describe('the signing keys', () => {
  it('are created once, readable by the owner only, and the same at the next start', async () => {
    const first = await openSigningKeys({ dataDir, clock })
    const file = ownKeysFile(dataDir)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = await openSigningKeys({ dataDir, clock })
    expect(again.publicKeys()).toEqual(first.publicKeys())
    expect(await again.verify(await first.sign(claims))).toMatchObject({ ok: true })
  })

  it('are shared by processes that start together', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => openSigningKeys({ dataDir, clock })))
    expect(new Set(all.map((keys) => JSON.stringify(keys.publicKeys()))).size).toBe(1)
  })

  it('after a rotation are new for signing and still verify what the old one signed', async () => {
    const old = await openSigningKeys({ dataDir, clock })
    const token = await old.sign(claims)
    await rotateKeysFile(ownKeysFile(dataDir))
    const fresh = await openSigningKeys({ dataDir, clock })
    expect(fresh.publicKeys()).toHaveLength(2)
    expect(await fresh.verify(token)).toMatchObject({ ok: true })
    expect(await old.verify(await fresh.sign(claims))).toEqual({ ok: false, refusal: 'bad signature' })
  })

  it('expose no private part', async () => {
    const keys = await openSigningKeys({ dataDir, clock })
    const { d } = JSON.parse(readFileSync(ownKeysFile(dataDir), 'utf8')).keys[0]
    expect(JSON.stringify(keys.publicKeys())).not.toContain(d)
  })

  it('from an invalid file end the start with the remedy', async () => {
    const authKeysFile = join(dataDir, 'keys.json')
    for (const text of ['', '{}', '{"keys":[]}', '{"keys":[{"kty":"EC","kid":"a","alg":"ES256"}]}']) {
      writeFileSync(authKeysFile, text)
      await expect(openSigningKeys({ dataDir, authKeysFile, clock })).rejects.toThrow(/AUTH_KEYS_FILE/)
    }
  })

  it('accept a shared secret only where one is configured', async () => {
    const { SignJWT } = await import('jose')
    const secret = 'a shared secret of at least thirty-two characters'
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret))
    const without = await openSigningKeys({ dataDir, clock })
    expect(await without.verify(token)).toEqual({ ok: false, refusal: 'bad signature' })
    const withSecret = await openSigningKeys({ dataDir, clock, authJwtSecret: secret })
    expect(await withSecret.verify(token)).toMatchObject({ ok: true })
    const other = await openSigningKeys({ dataDir, clock, authJwtSecret: secret.replace('a', 'b') })
    expect(await other.verify(token)).toEqual({ ok: false, refusal: 'bad signature' })
  })
})
