import type { Point } from './path-data.ts'

/** Values on the corners of square cells, row by row; corner (0, 0) stands at `left`, `top`. */
export interface Field {
  columns: number
  rows: number
  cell: number
  left: number
  top: number
  values: Float64Array
}

/** Samples a function of the plane on a grid that covers the sheet and a little more. */
export function sampleField(
  sheet: { width: number; height: number; cell: number },
  valueAt: (x: number, y: number) => number,
): Field {
  const { width, height, cell } = sheet
  const columns = Math.ceil(width / cell) + 3
  const rows = Math.ceil(height / cell) + 3
  const field: Field = {
    columns,
    rows,
    cell,
    left: -cell,
    top: -cell,
    values: new Float64Array(columns * rows),
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      field.values[row * columns + column] = valueAt(field.left + column * cell, field.top + row * cell)
  return field
}

/** The lines on which a field has a value (marching squares), each from end to end; closed ones end where they begin. */
export function contourLines(field: Field, level: number): Point[][] {
  const next = new Map<string, Point>()
  const ends = new Set<string>()
  for (let row = 0; row + 1 < field.rows; row++)
    for (let column = 0; column + 1 < field.columns; column++)
      for (const [from, to] of cellSegments(field, level, column, row)) {
        next.set(keyOf(from), to)
        ends.add(keyOf(to))
      }
  const starts = [...next.keys()].filter((key) => !ends.has(key))
  const lines: Point[][] = []
  for (const start of [...starts, ...next.keys()]) {
    const line = follow(next, start)
    if (line.length > 1) lines.push(line)
  }
  return lines
}

function follow(next: Map<string, Point>, start: string): Point[] {
  const [x = 0, y = 0] = start.split(' ').map(Number)
  const line: Point[] = [[x, y]]
  for (let key = start; ; ) {
    const to = next.get(key)
    if (!to) return line
    next.delete(key)
    line.push(to)
    key = keyOf(to)
  }
}

const keyOf = ([x, y]: Point) => `${x} ${y}`

/** Pieces of the line inside of one cell, the higher side always on the same hand. */
function cellSegments(field: Field, level: number, column: number, row: number): [Point, Point][] {
  const at = (dx: number, dy: number) => (field.values[(row + dy) * field.columns + column + dx] ?? 0) - level
  const corners = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] as const
  const x = field.left + column * field.cell
  const y = field.top + row * field.cell
  const [a, b, c, d] = corners
  const share = (from: number, to: number) => from / (from - to)
  const round = (value: number) => Math.round(value * 100) / 100
  const top = (): Point => [round(x + share(a, b) * field.cell), y]
  const right = (): Point => [x + field.cell, round(y + share(b, c) * field.cell)]
  const bottom = (): Point => [round(x + share(d, c) * field.cell), y + field.cell]
  const left = (): Point => [x, round(y + share(a, d) * field.cell)]
  const above = corners.reduce((bits, value, i) => bits + (value > 0 ? 2 ** i : 0), 0)
  const pieces: Record<number, () => [Point, Point][]> = {
    1: () => [[left(), top()]],
    2: () => [[top(), right()]],
    3: () => [[left(), right()]],
    4: () => [[right(), bottom()]],
    5: () => [
      [left(), top()],
      [right(), bottom()],
    ],
    6: () => [[top(), bottom()]],
    7: () => [[left(), bottom()]],
    8: () => [[bottom(), left()]],
    9: () => [[bottom(), top()]],
    10: () => [
      [top(), right()],
      [bottom(), left()],
    ],
    11: () => [[bottom(), right()]],
    12: () => [[right(), left()]],
    13: () => [[right(), top()]],
    14: () => [[top(), left()]],
  }
  return pieces[above]?.() ?? []
}
