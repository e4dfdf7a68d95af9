import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MULTI_LINE, plainLine, plainNumber, plainText, SINGLE_LINE } from './written-text.ts'

const HALF_SIGNS = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code))
const CONTROLS = fc.integer({ min: 0, max: 31 }).map((code) => String.fromCharCode(code))

describe('a written text', () => {
  it('may contain every letter and character of every script', () => {
    expect('Zoë Çelik, 山田, عمر, 👩🏽‍🚒, Nr. 5½ – «Grat»').toMatch(SINGLE_LINE)
  })

  it('contains no unpaired surrogate, at any position', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z ]*$/),
        HALF_SIGNS,
        fc.stringMatching(/^[a-z ]*$/),
        (a, half, b) => {
          expect(a + half + b).not.toMatch(SINGLE_LINE)
          expect(a + half + b).not.toMatch(MULTI_LINE)
        },
      ),
    )
  })

  it('contains no control character but line ends and tabs', () => {
    fc.assert(
      fc.property(CONTROLS, (control) => {
        expect(SINGLE_LINE.test(`a${control}b`)).toBe(false)
        expect(MULTI_LINE.test(`a${control}b`)).toBe(control === '\n' || control === '\t')
      }),
    )
  })

  it('is well formed by JavaScript’s definition', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (SINGLE_LINE.test(text)) expect(text.isWellFormed()).toBe(true)
      }),
    )
  })
})

it.each([
  ['\u202d+41 79 123 45 67\u202c', '+41 79 123 45 67'],
  ['+41\u00a079\u202f123 45 67', '+41 79 123 45 67'],
  ['079\u2011123\u201345\u201367', '079-123-45-67'],
  ['anrufen', 'anrufen'],
])('extracts the telephone number from %j', (copied, meant) => {
  expect(plainNumber(copied)).toBe(meant)
})

describe('typed text', () => {
  const TURNS = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  const UNSEEN = `${TURNS}\u00ad\u034f\u115f\u180e\u200b\u200c\u200d\u2060\u2063\u206a\u3164\ufe0e\ufe0f\ufeff\uffa0\ufff9\ufffb\u{e0001}\u{e0041}\u{e0100}`
  const NAMES = [
    'Zoë Çelik',
    '山田 太郎',
    'Nr. 5½',
    '葛\u{e0100}城',
    'می\u200cخواهم',
    'क\u094d\u200dष',
    '👩🏽\u200d🚒',
    '👨\u200d👩\u200d👧\u200d👦',
    '❤\ufe0f\u200d🔥',
    '🏳\ufe0f\u200d🌈',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '1\ufe0f\u20e3',
    '🇨🇭',
  ]
  const visible = fc.stringMatching(/^[a-z0-9 .]{1,8}$/)
  const unseen = fc.constantFrom(...UNSEEN)

  it.each(NAMES)('keeps the characters of %s', (name) => {
    expect(plainLine(`  ${name}\u202e `)).toBe(name)
    expect(plainText(`${name}\r\n${name}`)).toBe(`${name}\n${name}`)
  })

  it('contains no text direction and no other invisible character, at any position', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(visible, unseen)), (parts) => {
        const visible = parts
          .map(([text]) => text)
          .join('')
          .trim()
        const typed = parts.flat().join('')
        expect(plainLine(typed)).toBe(visible)
        expect(plainText(typed)).toBe(visible)
      }),
    )
  })

  it('contains none between any other characters either, idempotently', () => {
    const any = fc.oneof(fc.string({ unit: 'binary' }), unseen, fc.constantFrom(...NAMES))
    fc.assert(
      fc.property(fc.array(any), (parts) => {
        const once = plainLine(parts.join(''))
        expect(once).not.toMatch(/[\p{Bidi_Control}\p{Zl}\p{Zp}]/u)
        expect(plainLine(once)).toBe(once)
      }),
    )
  })

  it('contains no direction mark before a joiner either', () => {
    expect(plainLine('Lia\u061C\u200C Muster')).toBe('Lia Muster')
  })

  it('is on one line where a line separator was', () => {
    expect(plainLine('Lia\u2028Muster')).toBe('Lia Muster')
  })
})
