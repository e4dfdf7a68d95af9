/**
 * The day of the words by which somebody agrees to the newsletter (`content/newsletter`: `consent`); stored with each
 * sign-up. `consent-version.test.ts` fails when the words change without a new day.
 */
export const CONSENT_VERSION = '2026-11-21'
