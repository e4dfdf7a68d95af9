import bcrypt from 'bcryptjs'
import { describe, expect, it } from 'vitest'
import {
  hashPassword,
  isKnownHash,
  needsNewHash,
  PASSWORD_COST,
  verifyPassword,
} from './password-hash.server.ts'

const CHEAP = { memory: 8, passes: 1, parallelism: 1 }

describe('a password', () => {
  it('matches its own hash and no other password does', async () => {
    const stored = await hashPassword('drei Stufen, eine Richtung', PASSWORD_COST)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword('drei Stufen, eine Richtung', stored, PASSWORD_COST)).toBe(true)
    expect(await verifyPassword('drei Stufen, eine richtung', stored, PASSWORD_COST)).toBe(false)
    expect(needsNewHash(stored, PASSWORD_COST)).toBe(false)
  })

  it('is verified at the cost of its hash, and hashed again when another one is wanted', async () => {
    const stored = await hashPassword('drei Stufen, eine Richtung', CHEAP)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
    expect(await verifyPassword('drei Stufen, eine Richtung', stored, PASSWORD_COST)).toBe(true)
    expect(needsNewHash(stored, PASSWORD_COST)).toBe(true)
    expect(needsNewHash(stored, CHEAP)).toBe(false)
  })

  it('gets another salt each time', async () => {
    expect(await hashPassword('gleich', CHEAP)).not.toBe(await hashPassword('gleich', CHEAP))
  })

  it('of an imported bcrypt account matches, and is hashed again', async () => {
    const stored = await bcrypt.hash('importiert', 4)
    expect(await verifyPassword('importiert', stored, CHEAP)).toBe(true)
    expect(await verifyPassword('anders', stored, CHEAP)).toBe(false)
    expect(needsNewHash(stored, CHEAP)).toBe(true)
  })

  it('matches nothing when there is no hash', async () => {
    for (const stored of [null, undefined, '', 'klartext']) {
      expect(await verifyPassword('klartext', stored, CHEAP)).toBe(false)
    }
  })

  it('is imported only in a form that can be verified at bearable cost', () => {
    const salt = 'c29tZXNhbHRzb21lc2FsdA'
    const tag = 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTI'
    expect(isKnownHash(`$argon2id$v=19$m=65536,t=3,p=4$${salt}$${tag}`)).toBe(true)
    expect(isKnownHash(`$argon2id$v=19$m=9999999,t=3,p=4$${salt}$${tag}`)).toBe(false)
    expect(isKnownHash(`$argon2id$v=19$m=65536,t=999,p=4$${salt}$${tag}`)).toBe(false)
    expect(isKnownHash('5f4dcc3b5aa765d61d8327deb882cf99')).toBe(false)
  })
})
