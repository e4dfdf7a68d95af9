import type { Grid } from './grid.ts'
import type { Line } from './lines.ts'
import type { Point } from './path-data.ts'

/** Marching squares, joined end to end, in plane units. Closed lines repeat their first point. */
export function isoLines(grid: Grid, level: number): Line[] {
  const net = new Net()
  for (let row = 0; row < grid.rows - 1; row++)
    for (let column = 0; column < grid.columns - 1; column++) cross(grid, level, column, row, net)
  const { left, top, cell } = grid
  return net
    .lines()
    .map((line) => line.map(([column, row]): Point => [left + column * cell, top + row * cell]))
}

const [LEFT, TOP, RIGHT, BOTTOM] = [0, 1, 2, 3]

/** Cell edges joined per corner bits above the level, clockwise from top left. */
const JOINS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[LEFT, TOP]],
  2: [[TOP, RIGHT]],
  3: [[LEFT, RIGHT]],
  4: [[RIGHT, BOTTOM]],
  6: [[TOP, BOTTOM]],
  7: [[BOTTOM, LEFT]],
}

/** Saddle: the centre value decides which corners connect. */
const APART = [
  [TOP, RIGHT],
  [BOTTOM, LEFT],
] as const
const TOGETHER = [
  [LEFT, TOP],
  [RIGHT, BOTTOM],
] as const

function cross(grid: Grid, level: number, column: number, row: number, net: Net): void {
  const { columns, values } = grid
  const index = row * columns + column
  const corners = [values[index], values[index + 1], values[index + columns + 1], values[index + columns]]
  const bits = corners.reduce((sum, value, i) => sum + (value > level ? 2 ** i : 0), 0)
  if (bits === 0 || bits === 15) return
  const across = (from: number, to: number) => (level - values[from]) / (values[to] - values[from])
  /** Edge numbers: even along a row, odd down a column. */
  const along = (i: number, j: number) =>
    net.knot((j * columns + i) * 2, () => [i + across(j * columns + i, j * columns + i + 1), j])
  const down = (i: number, j: number) =>
    net.knot((j * columns + i) * 2 + 1, () => [i, j + across(j * columns + i, (j + 1) * columns + i)])
  const edges = [
    () => down(column, row),
    () => along(column, row),
    () => down(column + 1, row),
    () => along(column, row + 1),
  ]
  for (const [from, to] of joinsOf(bits, corners, level)) net.join(edges[from](), edges[to]())
}

function joinsOf(bits: number, corners: readonly number[], level: number) {
  if (bits !== 5 && bits !== 10) return JOINS[bits > 7 ? 15 - bits : bits]
  const isHighBetween = (corners[0] + corners[1] + corners[3] + corners[2]) / 4 > level
  return (bits === 5) === isHighBetween ? APART : TOGETHER
}

class Net {
  private readonly points = new Map<number, Point>()
  private readonly neighbours = new Map<number, number[]>()

  knot(id: number, place: () => Point): number {
    if (!this.points.has(id)) this.points.set(id, place())
    return id
  }

  join(a: number, b: number): void {
    this.next(a).push(b)
    this.next(b).push(a)
  }

  /** Open lines first, then closed ones. */
  lines(): Line[] {
    const seen = new Set<number>()
    const lines: Line[] = []
    for (const [id, next] of this.neighbours)
      if (next.length === 1 && !seen.has(id)) lines.push(this.follow(id, seen))
    for (const id of this.neighbours.keys()) if (!seen.has(id)) lines.push(this.follow(id, seen))
    return lines
  }

  private follow(start: number, seen: Set<number>): Line {
    const line: Point[] = []
    let at = start
    for (let next: number | undefined = start; next !== undefined; ) {
      at = next
      seen.add(at)
      line.push(this.points.get(at) as Point)
      next = this.next(at).find((id) => !seen.has(id))
    }
    if (line.length > 2 && this.next(at).includes(start)) line.push(line[0])
    return line
  }

  private next(id: number): number[] {
    const known = this.neighbours.get(id)
    if (known) return known
    const fresh: number[] = []
    this.neighbours.set(id, fresh)
    return fresh
  }
}
