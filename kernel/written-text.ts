/**
 * Single-line text without control characters or lone surrogates: PostgreSQL refuses NUL in text and lone surrogates in
 * JSON.
 */
export const SINGLE_LINE = /^[^\p{Cc}\p{Cs}]*$/u

/** The same, with line breaks and tabs. */
export const MULTI_LINE = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

/** Emoji, ideographs and joined scripts need some invisible characters (kept as group 1); all others hide something. */
const HIDDEN =
  /(\u{1F3F4}[\u{E0020}-\u{E007F}]+|\p{ExtPict}[\uFE0F\p{EMod}]*(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]*)*|[\d#*]\uFE0F\u20E3|\p{sc=Han}\p{VS}|(?!\p{DI})[\p{sc=Arab}\p{Mn}][\u200C\u200D])|[\p{DI}\uFFF9-\uFFFB]/gu

/** A typed line, trimmed, without text directions and other invisible characters: they change what a name looks like. */
export function plainLine(text: string): string {
  return text
    .replaceAll(HIDDEN, '$1')
    .replaceAll(/[\u2028\u2029]/g, ' ')
    .trim()
}

/** The same for several lines; all line breaks become `\n`. */
export function plainText(text: string): string {
  return plainLine(text.replaceAll(/\r\n?/g, '\n'))
}

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
