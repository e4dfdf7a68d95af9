import bcrypt from 'bcryptjs'
import { describe, expect, it } from 'vitest'
import { hashPassword, isKnownHash, needsNewHash, verifyPassword } from './password-hash.server.ts'

describe('a password', () => {
  it('matches its own hash and no other password does', async () => {
    const stored = await hashPassword('drei Stufen, eine Richtung')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword('drei Stufen, eine Richtung', stored)).toBe(true)
    expect(await verifyPassword('drei Stufen, eine richtung', stored)).toBe(false)
    expect(needsNewHash(stored)).toBe(false)
  })

  it('gets another salt each time', async () => {
    expect(await hashPassword('gleich')).not.toBe(await hashPassword('gleich'))
  })

  it('of an imported bcrypt account matches, and is hashed again', async () => {
    const stored = await bcrypt.hash('importiert', 4)
    expect(await verifyPassword('importiert', stored)).toBe(true)
    expect(await verifyPassword('anders', stored)).toBe(false)
    expect(needsNewHash(stored)).toBe(true)
  })

  it('matches nothing when there is no hash', async () => {
    for (const stored of [null, undefined, '', 'klartext']) {
      expect(await verifyPassword('klartext', stored)).toBe(false)
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
