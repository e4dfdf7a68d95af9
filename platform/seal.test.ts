import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = Buffer.alloc(32, 1)

describe('a sealed text', () => {
  it('opens with its key and purpose, for any content', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unseal(key, 'factor', seal(key, 'factor', text))).toBe(text)
      }),
    )
  })

  it('does not open with another key, for another purpose, or changed', () => {
    const sealed = seal(key, 'factor', 'JBSWY3DPEHPK3PXP')
    expect(sealed).not.toContain('JBSWY3')
    expect(() => unseal(Buffer.alloc(32, 2), 'factor', sealed)).toThrow(/authenticate/)
    expect(() => unseal(key, 'other', sealed)).toThrow(/authenticate/)
    const changed = Buffer.from(sealed, 'base64url')
    changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1
    expect(() => unseal(key, 'factor', changed.toString('base64url'))).toThrow(/authenticate/)
  })

  it('differs each time', () => {
    expect(seal(key, 'factor', 'gleich')).not.toBe(seal(key, 'factor', 'gleich'))
  })
})
