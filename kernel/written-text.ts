/**
 * Characters of a text on one line: no control characters, and no half signs (lone surrogates). PostgreSQL refuses NUL
 * in a text and half a sign in JSON.
 */
export const SINGLE_LINE = /^[^\p{Cc}\p{Cs}]*$/u

/** The same over several lines, with tabs. */
export const MULTI_LINE = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

/**
 * A telephone number as it was meant: address books and web pages give out invisible marks of direction, spaces that
 * do not break and dashes along with the digits.
 */
export function plainNumber(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
}
