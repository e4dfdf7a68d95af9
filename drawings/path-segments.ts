import type { Point } from './path-data.ts'

export type Segment =
  | { kind: 'move' | 'line' | 'close'; to: Point }
  /** Quadratic; `smooth` reflects the previous control. */
  | { kind: 'curve' | 'smooth'; control: Point; to: Point }
  /** `shape`: radii, rotation and flags. */
  | { kind: 'arc'; shape: number[]; to: Point }

const LENGTHS: Record<string, number> = { M: 2, m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, a: 7, z: 0 }

/** Reads generated path data only (relative commands, first `M`, integers); undefined for anything else. */
export function readPath(data: string): Segment[] | undefined {
  const tokens = data.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? []
  const segments: Segment[] = []
  let start: Point = [0, 0]
  let at: Point = [0, 0]
  let command = ''
  for (let index = 0; index < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[index] ?? '')) command = tokens[index++] ?? ''
    const length = LENGTHS[command]
    const values = tokens.slice(index, index + (length ?? 0)).map(Number)
    if (length === undefined || values.length < length || !values.every(Number.isInteger)) return undefined
    index += length
    const [x, y]: Point = command === 'M' ? [0, 0] : at
    const [a = 0, b = 0, c = 0, d = 0] = values
    const before = segments.at(-1)
    switch (command) {
      case 'M':
      case 'm':
        start = at = [x + a, y + b]
        segments.push({ kind: 'move', to: at })
        // Further pairs are lines.
        command = 'l'
        break
      case 'l':
        segments.push({ kind: 'line', to: (at = [x + a, y + b]) })
        break
      case 'h':
        segments.push({ kind: 'line', to: (at = [x + a, y]) })
        break
      case 'v':
        segments.push({ kind: 'line', to: (at = [x, y + a]) })
        break
      case 'q':
        segments.push({ kind: 'curve', control: [x + a, y + b], to: (at = [x + c, y + d]) })
        break
      case 't':
        if (!before || !('control' in before)) return undefined
        segments.push({
          kind: 'smooth',
          control: [2 * x - before.control[0], 2 * y - before.control[1]],
          to: (at = [x + a, y + b]),
        })
        break
      case 'a':
        at = [x + (values[5] ?? 0), y + (values[6] ?? 0)]
        segments.push({ kind: 'arc', shape: values.slice(0, 5), to: at })
        break
      default:
        segments.push({ kind: 'close', to: (at = start) })
    }
  }
  return segments
}

const COMMANDS = { move: 'm', line: 'l', curve: 'q', smooth: 't', arc: 'a', close: 'z' } as const

/** Relative commands with minimal letters and separators. */
export function writePath(segments: readonly Segment[]): string {
  let text = ''
  let at: Point = [0, 0]
  let last = ''
  for (const segment of segments) {
    const command = COMMANDS[segment.kind]
    const values = [...leading(segment, at), ...(command === 'z' ? [] : from(at, segment.to))]
    // Pairs after a move are lines.
    const goesOn = command !== 'm' && (command === last || (command === 'l' && last === 'm'))
    text += goesOn && command !== 'z' ? '' : command
    values.forEach((value, index) => {
      text += (index > 0 || goesOn) && value >= 0 ? ` ${value}` : value
    })
    at = segment.to
    last = command
  }
  return text
}

/** Arguments before the end point. */
function leading(segment: Segment, at: Point): readonly number[] {
  if (segment.kind === 'curve') return from(at, segment.control)
  return segment.kind === 'arc' ? segment.shape : []
}

function from(at: Point, to: Point): [number, number] {
  return [to[0] - at[0], to[1] - at[1]]
}
