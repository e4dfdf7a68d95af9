/**
 * Single-line text without control characters or lone surrogates: PostgreSQL refuses NUL in text and lone surrogates in
 * JSON.
 */
export const SINGLE_LINE = /^[^\p{Cc}\p{Cs}]*$/u

/** The same, with line breaks and tabs. */
export const MULTI_LINE = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

/**
 * A telephone number without the bidi marks, no-break spaces and dashes that get copied along from address books and
 * web pages.
 */
export function plainNumber(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
}
