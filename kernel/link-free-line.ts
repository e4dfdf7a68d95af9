import { toSingleLine } from './single-line.ts'

const LONGEST = 80
/** A scheme, an e-mail address, markup, or a dot inside a word (including the full-width dots that browsers accept). */
const LINK = /:\/\/|[@<>\\]|\bwww\b|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2}/iu

/**
 * A name or address line that is safe in a mail to somebody who may not have typed it: undefined when it is over 80
 * characters or a mail program could turn it into a link. Line breaks become spaces.
 */
export function linkFreeLine(text: string | null | undefined): string | undefined {
  const line = toSingleLine(text ?? '')
  if (line === '' || line.length > LONGEST || LINK.test(line)) return undefined
  return line
}
