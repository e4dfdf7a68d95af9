import { inflateSync } from 'node:zlib'
import { GAP, isActive, named } from './active-content.server.ts'
import type { PdfProblem } from './staff-document.ts'

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
function dictionaryReader(text: string): (end: number) => string | undefined {
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

/** ISO 32000: the versions there are. */
const HEADER = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n\s]/
/** The place of the last cross-reference table or stream. */
const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/
const CROSS_REFERENCE = /^\s*(?:xref\b|\d{1,10} \d{1,5} obj\b)/
const ROOT = named('Root')
const ENCRYPT = new RegExp(`${named('Encrypt').source}${GAP}(?:\\d|<<)`)
/** Readers know a stream of objects by its first one, also where it does not say what it is. */
const OBJECT_STREAM = named('ObjStm', 'First')
const FIRST = new RegExp(`${named('First').source}\\s*(\\d{1,8})(?=\\s*[/>%])`)
const STREAM = new RegExp(`>>${GAP}stream`, 'g')
const FILTER = named('Filter')
const DEFLATED = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(?:\/|>>)/
const PREDICTED = named('DecodeParms', 'DP')
const TAIL_BYTES = 1024
/** All object streams of a file together, unpacked. */
const MOST_UNPACKED_BYTES = 32 * 1024 * 1024

/**
 * Whether a file is a PDF by its magic bytes and its structure, opens without a password and has no active content.
 * Checks compressed object streams too, up to 32 MB. Never throws.
 */
export function checkPdf(bytes: Buffer): PdfProblem | null {
  const text = bytes.toString('latin1')
  const [, place] = END.exec(text.slice(-TAIL_BYTES)) ?? []
  if (!HEADER.test(text) || place === undefined) return 'document_unreadable'
  if (!CROSS_REFERENCE.test(text.slice(Number(place), Number(place) + 40))) return 'document_unreadable'
  const streams = objectStreams(bytes, text)
  if (!streams || !ROOT.test(text)) return 'document_unreadable'
  if (ENCRYPT.test(text)) return 'document_locked'
  const texts = [text, ...streams.map(({ content }) => content)]
  return isActive(texts, (number) => objectsOf(number, text, streams)) ? 'document_active' : null
}

interface ObjectStream {
  content: string
  /** Where its objects begin, after their numbers and places. */
  first: number
}

/** All objects of a number: later ones replace earlier ones, and which those are is for readers to say. */
function objectsOf(number: number, text: string, streams: readonly ObjectStream[]): string[] {
  const plain = [...text.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d{1,10}\\s+obj\\s*`, 'g'))]
  const packed = streams.flatMap(({ content, first }) => {
    const pairs = [...content.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)].filter(
      ([, each]) => Number(each) === number,
    )
    return pairs.map(([, , place]) => content.slice(first + Number(place)).trimStart())
  })
  return [...plain.map(({ 0: { length }, index }) => text.slice(index + length)), ...packed]
}

/** Undefined when one cannot be read. */
function objectStreams(bytes: Buffer, text: string): ObjectStream[] | undefined {
  const found: ObjectStream[] = []
  const dictionaryBefore = dictionaryReader(text)
  let left = MOST_UNPACKED_BYTES
  for (const { 0: keyword, index } of text.matchAll(STREAM)) {
    const begin = index + keyword.length
    const dictionary = dictionaryBefore(index + 2)
    if (dictionary === undefined) return undefined
    if (!OBJECT_STREAM.test(dictionary)) continue
    const unpacked = unpack(bytes, text, { begin, dictionary, most: left })
    if (!unpacked) return undefined
    left = Math.max(1, left - unpacked.content.length)
    found.push(unpacked)
  }
  return found
}

function unpack(
  bytes: Buffer,
  text: string,
  { begin, dictionary, most }: { begin: number; dictionary: string; most: number },
): ObjectStream | undefined {
  const content = begin + (text.startsWith('\r\n', begin) ? 2 : 1)
  const end = text.indexOf('endstream', content)
  const [, first] = FIRST.exec(dictionary) ?? []
  if (end === -1 || first === undefined) return undefined
  if (!FILTER.test(dictionary)) return { content: text.slice(content, end), first: Number(first) }
  if (!DEFLATED.test(dictionary) || PREDICTED.test(dictionary)) return undefined
  try {
    // Throws when the end comes too early: then "endstream" was a part of the content.
    const unpacked = inflateSync(bytes.subarray(content, end), { maxOutputLength: most })
    return { content: unpacked.toString('latin1'), first: Number(first) }
  } catch {
    return undefined
  }
}
