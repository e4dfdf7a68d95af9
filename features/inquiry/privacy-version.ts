/** Version of the privacy statement (/datenschutz) that forms point to now; stored with each inquiry. Change it with the text. */
export const PRIVACY_VERSION = '2026-11'
