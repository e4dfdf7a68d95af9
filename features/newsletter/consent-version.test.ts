import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import newsletterTexts from './texts/newsletter.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { CONSENT_VERSION } from './consent-version.ts'

/** After changing the text: set a new day, then the fingerprint from the failure. */
const PRINT = '2026-11-23 4-F2Cq0TxvKK'

it('has a new day when the text of the consent has changed', () => {
  const words = LANGUAGES.map((language) => newsletterTexts[language].consent)
  const print = createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 12)
  expect(`${CONSENT_VERSION} ${print}`).toBe(PRINT)
})
