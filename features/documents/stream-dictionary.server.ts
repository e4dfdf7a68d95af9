/** Longer dictionaries of streams are not read. */
const LONGEST = 8 * 1024
const BEGIN = /(?<=\d[\0\s]+)obj/g
/** Characters read for all streams of a file together. */
const MOST_READ = 150_000_000

const [LESS, GREATER, OPENING, PERCENT, SPACE] = [0x3c, 0x3e, 0x28, 0x25, 0x20]

/**
 * Reads the dictionary that stands before the keyword of a stream, from the begin of its object on: strings and comments in
 * it may say anything, also "obj". The reader gives undefined when there is none, or when a file takes too long.
 */
export function dictionaryReader(text: string): (end: number) => string | undefined {
  let left = MOST_READ
  return (end) => {
    const from = Math.max(0, end - LONGEST)
    const before = text.slice(from, end)
    // What stands within another one's string begins later, so the longest one is the true one.
    for (const { index } of before.matchAll(BEGIN)) {
      const length = lengthOfDictionary(before, index + 3)
      left -= length
      if (left < 0) return undefined
      if (index + 3 + length === before.length) return before.slice(index + 3)
    }
    return undefined
  }
}

/** From white space before a dictionary to its end; what was read until then where it has none. */
function lengthOfDictionary(text: string, from: number): number {
  let depth = 0
  let at = from
  while (at < text.length) {
    const sign = text.charCodeAt(at)
    const isDouble = (sign === LESS || sign === GREATER) && text.charCodeAt(at + 1) === sign
    if (isDouble) depth += sign === LESS ? 1 : -1
    if (isDouble && depth <= 0) return at + 2 - from
    if (isDouble) at += 2
    else if (depth === 0 && sign > SPACE && sign !== PERCENT) break
    else at = afterToken(text, at, sign)
  }
  return at - from
}

function afterToken(text: string, at: number, sign: number): number {
  if (sign === OPENING) return afterString(text, at)
  return sign === PERCENT ? afterLine(text, at) : at + 1
}

function afterLine(text: string, from: number): number {
  let at = from
  while (at < text.length && !'\r\n'.includes(text.charAt(at))) at += 1
  return at
}

/** Parentheses nest, and a backslash takes the next sign with it. */
function afterString(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}
