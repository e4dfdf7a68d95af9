import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SINGLE_LINE, plainNumber, MULTI_LINE } from './written-text.ts'

const HALF_SIGNS = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code))
const CONTROLS = fc.integer({ min: 0, max: 31 }).map((code) => String.fromCharCode(code))

describe('a written text', () => {
  it('may hold every letter and sign of every script', () => {
    expect('Zoë Çelik, 山田, عمر, 👩🏽‍🚒, Nr. 5½ – «Grat»').toMatch(SINGLE_LINE)
  })

  it('holds no half sign, wherever it stands', () => {
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

  it('holds no control character but the ends of its lines and tabs', () => {
    fc.assert(
      fc.property(CONTROLS, (control) => {
        expect(SINGLE_LINE.test(`a${control}b`)).toBe(false)
        expect(MULTI_LINE.test(`a${control}b`)).toBe(control === '\n' || control === '\t')
      }),
    )
  })

  it('is what JavaScript calls well formed', () => {
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
])('takes the telephone number out of %j', (copied, meant) => {
  expect(plainNumber(copied)).toBe(meant)
})
