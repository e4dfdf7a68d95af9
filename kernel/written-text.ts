/**
 * Characters of a text on one line: no control characters, and no half signs (lone surrogates). PostgreSQL refuses NUL
 * in a text and half a sign in JSON.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u

/** The same over several lines, with tabs. */
export const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u
