import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { CONSENT_VERSION } from './consent-version.ts'

/** After changing the text: set a new day, then the fingerprint from the failure. */
const PRINT = '2026-11-23 4-F2Cq0TxvKK'

it('has a new day when the text of the consent has changed', async () => {
  const words = await Promise.all(
    LANGUAGES.map(async (language) => {
      const file = new URL(`../../content/newsletter/${language}.ts`, import.meta.url)
      return ((await import(file.href)) as { default: { consent: string } }).default.consent
    }),
  )
  const print = createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 12)
  expect(`${CONSENT_VERSION} ${print}`).toBe(PRINT)
})
