export interface FittedTitle {
  size: number
  lines: string[]
}

interface TitlePlace {
  /** Pixels. */
  width: number
  height: number
  /** Sizes to try, the largest first; the last one is taken even when it does not fit. */
  sizes: readonly number[]
  /** Line height in ems. */
  leading: number
  maxLines: number
  /** Width of a line at a size. */
  measure: (line: string, size: number) => number
}

const SOFT_HYPHEN = '\u00ad'

/** Lines that end where the sentence does may be this much smaller than those that do not. */
const WORTH = 0.76

/**
 * The largest setting in which a title fits its place, with lines of similar length. Breaks at spaces, and at soft
 * hyphens where a word is too long for a line; never at a no-break space. Given lines, or else sentences and
 * clauses, are kept together where that costs little size.
 */
export function fitTitle(title: string | readonly string[], place: TitlePlace): FittedTitle {
  const whole = typeof title === 'string' ? title : title.join(' ')
  const free = fitFreely(whole, place)
  const given = (typeof title === 'string' ? whole.split(/(?<=[.,:?]) /) : title).map(plain)
  const size = place.sizes.find((each) => fits(given, each, place))
  return size !== undefined && size >= free.size * WORTH ? { size, lines: given } : free
}

function fitFreely(text: string, place: TitlePlace): FittedTitle {
  let last: FittedTitle = { size: place.sizes.at(-1) ?? 0, lines: [text] }
  for (const size of place.sizes) {
    const measure = (line: string) => place.measure(line, size)
    const lines = breakLines(text, place.width, measure)
    if (fits(lines, size, place)) return { size, lines: balance(text, lines, place.width, measure) }
    last = { size, lines }
  }
  return last
}

function fits(lines: readonly string[], size: number, place: TitlePlace): boolean {
  return (
    lines.length <= place.maxLines &&
    lines.length * size * place.leading <= place.height &&
    lines.every((line) => place.measure(line, size) <= place.width)
  )
}

type Measure = (line: string) => number

function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  const add = (piece: string) => {
    const longer = line ? `${line} ${piece}` : piece
    if (measure(plain(longer)) <= width || !line) line = longer
    else {
      lines.push(line)
      line = piece
    }
  }
  for (const word of text.split(' ')) {
    if (measure(plain(word)) <= width) add(word)
    else for (const part of hyphenate(word, width, measure)) add(part)
  }
  return [...lines, line].map(plain)
}

/** The parts of a word that is wider than a line, each as long as possible. */
function hyphenate(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = []
  let part = ''
  for (const syllables of word.split(SOFT_HYPHEN)) {
    if (part && measure(`${part}${syllables}-`) > width) {
      parts.push(`${part}-`)
      part = syllables
    } else part += syllables
  }
  return [...parts, part]
}

/** The narrowest breaking with as few lines: no last line of one short word. */
function balance(text: string, lines: string[], width: number, measure: Measure): string[] {
  let best = lines
  for (let narrow = width - 8; narrow > width / 2; narrow -= 8) {
    const tried = breakLines(text, narrow, measure)
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrow)) break
    if (tried.some((line) => line.endsWith('-')) && !lines.some((line) => line.endsWith('-'))) break
    best = tried
  }
  return best
}

function plain(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, '')
}
