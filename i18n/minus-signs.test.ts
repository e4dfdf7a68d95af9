import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { amountText, MINUS } from '#kernel/amount.ts'
import { formatFrancs, formatPrice } from './format.ts'
import { LANGUAGES } from './languages.ts'

it('is the same before every amount below zero, directly before the digits', () => {
  expect(amountText(-1_200_50)).toBe(`${MINUS}1’200.50`)
  expect(amountText(0)).toBe('0.00')
  for (const language of LANGUAGES) {
    expect(formatPrice(language, -34_00, { code: 'chf' })).toBe(`CHF\u00a0${MINUS}34.00`)
    expect(formatFrancs(language, -34_00)).toBe(`CHF\u00a0${MINUS}34`)
  }
})

/** `– ${price(cents)}`, `- {amount}` and the like. */
const SIGN_BY_HAND =
  /(?<![\w}])[-–−][ \u00a0\u202f]?\$?\{(?:price|priceOf|amount|amountText|plainAmount|francs|formatPrice|formatFrancs)\b/

it('is written by the formatters, and in no text or page by hand', () => {
  const files = globSync('{app,content,features,server,site,platform}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => SIGN_BY_HAND.test(readFileSync(file, 'utf8')))).toEqual([])
})
