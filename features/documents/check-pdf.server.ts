import { inflateSync } from 'node:zlib'
import { GAP, isActive, named } from './active-content.server.ts'
import { dictionaryReader } from './stream-dictionary.server.ts'
import type { PdfProblem } from './staff-document.ts'

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
