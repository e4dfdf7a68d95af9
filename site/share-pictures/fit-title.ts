export interface FittedTitle {
  size: number
  lines: string[]
}

interface TitlePlace {
  width: number
  height: number
  /** Largest first; the last is used even if it does not fit. */
  sizes: readonly number[]
  leading: number
  maxLines: number
  measure: (line: string, size: number) => number
}

const SOFT_HYPHEN = '\u00ad'

/** Minimum size ratio at which breaking at sentence ends wins over free breaking. */
const WORTH = 0.76

/**
 * Largest size at which the title fits, in lines of similar length. Breaks at spaces, and at soft hyphens in overlong
 * words. Prefers the given lines, or sentences and clauses, where that costs little size.
 */
export function fitTitle(title: string | readonly string[], place: TitlePlace): FittedTitle {
  const whole = typeof title === 'string' ? title : title.join(' ')
  const free = fitFreely(whole, place)
  const preferred = (typeof title === 'string' ? whole.split(/(?<=[.,:?]) /) : title).map(plain)
  const size = place.sizes.find((each) => fits(preferred, each, place))
  return size !== undefined && size >= free.size * WORTH ? { size, lines: preferred } : free
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

/** Narrowest width with the same line count, which avoids a short last line. */
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
