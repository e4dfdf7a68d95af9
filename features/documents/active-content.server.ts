/** White space and comments, as they may stand between any two tokens (ISO 32000, 7.2). */
export const GAP = String.raw`(?:[\0\s]|%[^\r\n]*[\r\n])*`
/** Bounded, and with a gap at least, so that a row of digits is read once. */
const REFERENCE = String.raw`(\d{1,10})(?=[\0\s%])${GAP}\d{1,10}(?=[\0\s%])${GAP}R`

/** Finds names of PDF, also with hexadecimal escapes: `/J#61vaScript`. */
export function named(...names: string[]): RegExp {
  const escaped = names.map((name) => [...name].map((sign) => `(?:${sign}|#${hexOf(sign)})`).join(''))
  return new RegExp(String.raw`/(?:${escaped.join('|')})(?=[\0\s/<>[\](){}%\d]|$)`)
}

function hexOf(sign: string): string {
  const digits = sign.charCodeAt(0).toString(16)
  return digits.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
}

/** `key` followed by one of `values`, which are patterns or names. */
function pair(key: string, ...values: (string | RegExp)[]): RegExp {
  const sources = values.map((value) => (typeof value === 'string' ? value : value.source))
  return new RegExp(`${named(key).source}${GAP}(?:${sources.join('|')})`)
}

/** Of a string, in parentheses or hexadecimal digits: two slashes or backslashes, as paths into the network begin. */
const NETWORK_PATH = [
  String.raw`\((?:\\\\|\\134|/){2}`,
  String.raw`<[\0\s]*(?:5[cC]|2[fF])[\0\s]*(?:5[cC]|2[fF])`,
]

/**
 * What runs, starts programs, sends data, opens other files or hides them: a document to read has none of it. Each pattern is long
 * enough not to stand in packed pictures by chance.
 */
const ACTIVE = [
  named(
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'EmbeddedFile',
    'EmbeddedFiles',
    'RichMedia',
    'XFA',
  ),
  named('Rendition', 'GoToR', 'GoToE', 'FileAttachment'),
  pair('S', named('Thread', 'Movie', 'Sound')),
  pair('Subtype', named('Movie', 'Sound', 'Screen', '3D')),
  // Of a file specification: attached, whatever its stream says it is.
  pair('EF', '<<', REFERENCE),
  // What happens when a page or a form is opened, left, printed, typed into.
  pair('AA', '<<', REFERENCE),
  pair('F', ...NETWORK_PATH),
  pair('UF', ...NETWORK_PATH),
]

const URI = new RegExp(
  String.raw`${named('URI').source}${GAP}(?:\(([^)]{0,200})|<([\0\s\da-fA-F]{0,400}))`,
  'g',
)
const URI_ELSEWHERE = new RegExp(`${named('URI').source}${GAP}${REFERENCE}`, 'g')
const STRING = /^(?:\(([^)]{0,200})|<(?!<)([\0\s\da-fA-F]{0,400}))/
/** With a scheme that browsers open as a page, a mail or a call; or an address without any. */
const FINE_LINK = /^(?:https?:\/\/|mailto:|tel:|[^\\:/][^\\:]*$|$)/i

const OPENED = new RegExp(`${named('OpenAction').source}${GAP}`, 'g')
const REFERENCED = new RegExp(`^${REFERENCE}`)
/** Of a file that was changed several times, and no more: each is looked up in all of it. */
const MOST_OPENED = 20
const LONGEST_ACTION = 400
const GOES_TO = pair('S', named('GoTo'))
const NEXT = named('Next')

/** Whether a text of a PDF, or one of its unpacked streams, does more than show pages. */
export function isActive(texts: readonly string[], objectsOf: (number: number) => string[]): boolean {
  return texts.some(
    (text) =>
      ACTIVE.some((pattern) => pattern.test(text)) ||
      [...text.matchAll(URI)].some((link) => !isFineLink(link)) ||
      linksElsewhere(text, objectsOf) ||
      opensSomething(text, objectsOf),
  )
}

function isFineLink([, plain, hex]: readonly (string | undefined)[]): boolean {
  return FINE_LINK.test(plain ?? fromHex(hex ?? ''))
}

/** Whether an address that stands in an object of its own is none to open. That of a dictionary completes others. */
function linksElsewhere(text: string, objectsOf: (number: number) => string[]): boolean {
  const numbers = new Set([...text.matchAll(URI_ELSEWHERE)].map(([, number]) => number))
  if (numbers.size > MOST_OPENED) return true
  return [...numbers].some((number) =>
    objectsOf(Number(number)).some((value) => {
      const link = STRING.exec(value)
      return link ? !isFineLink(link) : !value.startsWith('<<')
    }),
  )
}

function opensSomething(text: string, objectsOf: (number: number) => string[]): boolean {
  const opened = [...text.matchAll(OPENED)]
  if (opened.length > MOST_OPENED) return true
  return opened.some(({ 0: { length }, index }) => !isHarmless(text.slice(index + length), objectsOf))
}

/** When it opens, a document may go to one of its own pages. An object may be there several times: all of them count. */
function isHarmless(value: string, objectsOf: (number: number) => string[]): boolean {
  const [, number] = REFERENCED.exec(value) ?? []
  const found = number === undefined ? [value] : objectsOf(Number(number))
  return found.length > 0 && found.every(isDestination)
}

function isDestination(value: string): boolean {
  if (value.startsWith('[')) return true
  if (!value.startsWith('<<')) return false
  const action = value.slice(0, LONGEST_ACTION).split(/endobj|>>/)[0] ?? ''
  return GOES_TO.test(action) && !NEXT.test(action)
}

function fromHex(digits: string): string {
  return Buffer.from(digits.replaceAll(/[^\da-fA-F]/g, ''), 'hex').toString('latin1')
}
