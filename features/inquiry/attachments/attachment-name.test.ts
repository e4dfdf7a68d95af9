import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanFileName } from './attachment-name.ts'

it.each([
  ['plan.pdf', 'plan.pdf'],
  ['C:\\Users\\lia\\Plan.pdf', 'Plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['Grüezi 東京 Ελλάδα.docx', 'Grüezi 東京 Ελλάδα.docx'],
  ['u\u0308ber.pdf', '\u00fcber.pdf'],
  ['rechnung\u202Efdp.exe', 'rechnungfdp.exe'],
  ['a\r\nBcc: spy@example.ch.pdf', 'aBcc_ spy@example.ch.pdf'],
  ['<b>"x"|?*.png', '_b__x____.png'],
  ['.pdf', 'pdf'],
  ['', 'file'],
  ['...', 'file'],
  ['con.txt', '_con.txt'],
  ['a\uD800b.txt', 'ab.txt'],
  [' weit   draussen .pdf', 'weit draussen.pdf'],
])('cleans %j to %j', (original, clean) => {
  expect(cleanFileName(original)).toBe(clean)
})

it('keeps the ending of a long name', () => {
  const clean = cleanFileName(`${'ä'.repeat(500)}.pdf`)
  expect(clean).toMatch(/^ä+\.pdf$/)
  expect(clean).toHaveLength(100)
})

it('turns any text into a one-line name that any file system accepts, idempotently', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (original) => {
      const clean = cleanFileName(original)
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*/\\]|^\.|[. ]$/u)
      expect(clean.length).toBeGreaterThan(0)
      expect(Array.from(clean).length).toBeLessThanOrEqual(101)
      expect(cleanFileName(clean)).toBe(clean)
    }),
  )
})
