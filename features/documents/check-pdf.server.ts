import { inflateSync } from 'node:zlib'
import type { PdfProblem } from './staff-document.ts'

/** ISO 32000: the versions there are. */
const HEADER = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n\s]/
/** The place of the last cross-reference table or stream. */
const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/
const CROSS_REFERENCE = /^\s*(?:xref\b|\d{1,10} \d{1,5} obj\b)/
const ROOT = named('Root')
const ENCRYPT = new RegExp(`${named('Encrypt').source}\\s*(?:\\d|<<)`)
/** What runs, starts programs, sends data or hides files: a document to read has none of it. */
const ACTIVE = named(
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
)
const OBJECT_STREAM = named('ObjStm')
const FILTER = named('Filter')
const DEFLATED = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(?:\/|>>)/
const PREDICTED = named('DecodeParms', 'DP')
const TAIL_BYTES = 1024
const DICTIONARY_BYTES = 1024
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
  const parts = [text, ...objectStreams(bytes, text)]
  if (parts.includes(null) || !ROOT.test(text)) return 'document_unreadable'
  if (ENCRYPT.test(text)) return 'document_locked'
  return parts.some((part) => part !== null && ACTIVE.test(part)) ? 'document_active' : null
}

/** Null stands for one that cannot be read. */
function objectStreams(bytes: Buffer, text: string): (string | null)[] {
  let left = MOST_UNPACKED_BYTES
  return [...text.matchAll(new RegExp(OBJECT_STREAM, 'g'))].map(({ index }) => {
    const begin = text.indexOf('stream', index)
    if (begin === -1 || begin - index > DICTIONARY_BYTES) return null
    const dictionary = text.slice(text.lastIndexOf('obj', index), begin)
    const content = begin + (text.startsWith('\r\n', begin + 6) ? 8 : 7)
    const end = text.indexOf('endstream', content)
    if (end === -1) return null
    // Without a filter it stands in the text as it is.
    if (!FILTER.test(dictionary)) return ''
    if (!DEFLATED.test(dictionary) || PREDICTED.test(dictionary)) return null
    try {
      // Throws when the end comes too early: then "endstream" was a part of the content.
      const unpacked = inflateSync(bytes.subarray(content, end), { maxOutputLength: left })
      left = Math.max(1, left - unpacked.length)
      return unpacked.toString('latin1')
    } catch {
      return null
    }
  })
}

/** Finds names of PDF, also with hexadecimal escapes: `/J#61vaScript`. */
function named(...names: string[]): RegExp {
  const escaped = names.map((name) => [...name].map((sign) => `(?:${sign}|#${hexOf(sign)})`).join(''))
  return new RegExp(`/(?:${escaped.join('|')})(?=[\\s/<>[(\\]\\d]|$)`)
}

function hexOf(sign: string): string {
  const digits = sign.charCodeAt(0).toString(16)
  return digits.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
}
