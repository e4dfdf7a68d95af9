/** Date of the consent text, stored with each sign-up; `consent-version.test.ts` fails when only the text changes. */
export const CONSENT_VERSION = '2026-11-23'
