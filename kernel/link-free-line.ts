import { toSingleLine } from './single-line.ts'

/** More than a name or a line of an address has. */
const LONGEST = 80
/** A scheme, an e-mail address, markup, or a dot (also the wide ones that browsers read as one) inside of a word. */
const LINK = /:\/\/|[@<>\\]|\bwww\b|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2}/iu

/**
 * A name or a line of an address as it may stand in a mail to somebody who may not have typed it: undefined when it is
 * longer than such a line or when a mail program could make a link of it. Line breaks become spaces.
 */
export function linkFreeLine(text: string | null | undefined): string | undefined {
  const line = toSingleLine(text ?? '')
  if (line === '' || line.length > LONGEST || LINK.test(line)) return undefined
  return line
}
