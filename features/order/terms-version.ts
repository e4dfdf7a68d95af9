/** Version of the terms (/agb) that buyers accept now; stored with each order. Change it with the text. */
export const TERMS_VERSION = '2026-11'
