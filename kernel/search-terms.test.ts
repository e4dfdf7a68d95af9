import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SEARCH, phoneDigits, readSearch } from './search-terms.ts'

describe('a search text', () => {
  it('is a telephone number in any notation', () => {
    for (const typed of [
      '079 000 00 21',
      '+41 79 000 00 21',
      '0041790000021',
      '+41 (0)79 000 00 21',
      '079/000.00-21',
    ])
      expect(readSearch(typed), typed).toMatchObject({ phone: '790000021', words: [] })
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{8}$/), (national) => {
        expect(phoneDigits(`0${national}`)).toBe(national)
        expect(phoneDigits(`+41${national}`)).toBe(national)
        expect(phoneDigits(`0041 ${national}`)).toBe(national)
      }),
    )
  })

  it('is a number, the end of a code, or the address of a private page', () => {
    expect(readSearch('30021')).toMatchObject({ number: 30021, phone: null, words: ['30021'] })
    expect(readSearch('… 7kq4')).toMatchObject({ lastFour: '7KQ4' })
    expect(readSearch('GRAT-AB12-CD34-7KQ4')).toMatchObject({ lastFour: '7KQ4' })
    expect(readSearch('must')).toMatchObject({ lastFour: 'MUST', words: ['must'] })
    expect(readSearch('petra muster')).toMatchObject({ lastFour: null, words: ['petra', 'muster'] })
    const reference = 'a'.repeat(43)
    expect(readSearch(`https://site.test/buchung/${reference}?lng=de`)).toMatchObject({ reference })
  })

  it('is limited in its number of words, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        const terms = readSearch(typed)
        if (terms) {
          expect(terms.words.join('')).not.toMatch(/\p{Cc}/u)
          expect(terms?.words.length).toBeLessThanOrEqual(6)
          expect(terms?.words.join(' ').length).toBeLessThanOrEqual(2 * MAX_SEARCH)
          expect(terms?.words).not.toContain('')
        }
      }),
    )
  })
})
