import { join, sep } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBucketName, checkKey, isKey } from './object-key.ts'

describe('a key', () => {
  it.each(['a', 'a/b.txt', "x_!-.*'()&$@=;:+,? y", '...', 'a/..b', 'x'.repeat(1024)])('may be %s', (key) => {
    expect(isKey(key)).toBe(true)
  })

  it.each(['', '/', '/a', 'a/', 'a//b', '.', '..', 'a/../b', 'a\\b', 'ü', 'a\nb', 'a%2fb', 'x'.repeat(1025)])(
    'may not be %j',
    (key) => {
      expect(checkKey(key)).toMatchObject({ ok: false, refusal: { code: 'InvalidKey' } })
    },
  )

  it('never leads out of a folder, even when used as a path', () => {
    const word = fc.oneof(fc.constantFrom('..', '.', '', '/', '\\', '%2e%2e', '\0', 'a'), fc.string())
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const key = words.join('/')
        if (!isKey(key)) return
        expect(join('/base', key)).toBe(`${sep}base${sep}${key}`)
        expect(key).not.toMatch(/[\\%\n\0]/)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the name of a bucket', () => {
  it('has up to a hundred characters and no slash', () => {
    for (const name of ['a', 'inquiry-attachments', 'x'.repeat(100)])
      expect(checkBucketName(name).ok).toBe(true)
    for (const name of ['', ' a', 'a ', 'a/b', 'ö', 'x'.repeat(101), '..\n'])
      expect(checkBucketName(name)).toMatchObject({ refusal: { code: 'InvalidBucketName' } })
  })
})
