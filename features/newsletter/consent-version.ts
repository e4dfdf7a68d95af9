/**
 * Date of the consent text (`content/newsletter`: `consent`), stored with each sign-up. `consent-version.test.ts` fails
 * when the text changes without a new date.
 */
export const CONSENT_VERSION = '2026-11-21'
