import { lengthOf, type Line } from './lines.ts'
import type { Point } from './path-data.ts'
import { seededRandom } from './seeded-random.ts'

export interface Flow {
  width: number
  height: number
  /** Unit vector, or undefined where no line may run. */
  directionAt: (x: number, y: number) => Point | undefined
  /** Target distance between lines; 0 leaves the place white. */
  spacingAt: (x: number, y: number) => number
  /** False where a line must stop between neighbours, as at an occlusion. */
  isContinuous?: (x0: number, y0: number, x1: number, y1: number) => boolean
  starts: Iterable<readonly [x: number, y: number, ...rest: number[]]>
  step: number
  /** Maximum length to either side of the start. */
  longest: number
  shortest: number
  /** Minimum distance while tracing, as a share of the target distance. */
  closeness: number
}

/** Evenly spaced streamlines (Jobard and Lefer, 1997). */
export function streamlines(flow: Flow): Line[] {
  const placed = new Placed(flow.width, flow.height)
  const lines: Line[] = []
  for (const [x, y] of flow.starts) {
    if (x < 0 || y < 0 || x >= flow.width || y >= flow.height) continue
    const spacing = flow.spacingAt(x, y)
    if (!(spacing > 0) || !flow.directionAt(x, y) || placed.isNear(x, y, spacing, -1)) continue
    const id = lines.length
    const onward = trace(flow, placed, [x, y], 1, id)
    const back = trace(flow, placed, [x, y], -1, id)
    const line: Line = [...back.reverse(), [x, y], ...onward]
    if (lengthOf(line) < flow.shortest) continue
    for (const point of line) placed.add(point, id)
    lines.push(line)
  }
  return lines
}

export function randomStarts(seed: string, count: number, width: number, height: number): Point[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => [random() * width, random() * height])
}

/** Midpoint integration until the flow ends, turns back or nears another line. */
function trace(flow: Flow, placed: Placed, start: Point, way: 1 | -1, id: number): Point[] {
  const points: Point[] = []
  let [x, y] = start
  let before: Point | undefined
  for (let length = 0; length < flow.longest; length += flow.step) {
    const first = flow.directionAt(x, y)
    if (!first) break
    const half = flow.directionAt(x + first[0] * way * flow.step * 0.5, y + first[1] * way * flow.step * 0.5)
    if (!half) break
    const [dx, dy] = [half[0] * way, half[1] * way]
    if (before && before[0] * dx + before[1] * dy < 0.3) break
    before = [dx, dy]
    const [nextX, nextY] = [x + dx * flow.step, y + dy * flow.step]
    if (nextX < 0 || nextY < 0 || nextX >= flow.width || nextY >= flow.height) break
    if (flow.isContinuous && !flow.isContinuous(x, y, nextX, nextY)) break
    const spacing = flow.spacingAt(nextX, nextY)
    if (!(spacing > 0) || placed.isNear(nextX, nextY, spacing * flow.closeness, id)) break
    x = nextX
    y = nextY
    points.push([x, y])
  }
  return points
}

/** Spatial hash cell size. */
const SQUARE = 6

class Placed {
  private readonly columns: number
  private readonly rows: number
  /** x, y and line id per point. */
  private readonly squares: number[][]

  constructor(width: number, height: number) {
    this.columns = Math.ceil(width / SQUARE)
    this.rows = Math.ceil(height / SQUARE)
    this.squares = Array.from({ length: this.columns * this.rows }, () => [])
  }

  add([x, y]: Point, id: number): void {
    this.squares[Math.floor(y / SQUARE) * this.columns + Math.floor(x / SQUARE)].push(x, y, id)
  }

  /** Ignores points of line `id`. */
  isNear(x: number, y: number, distance: number, id: number): boolean {
    const reach = Math.ceil(distance / SQUARE)
    const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)]
    for (let j = Math.max(0, row - reach); j <= Math.min(this.rows - 1, row + reach); j++)
      for (let i = Math.max(0, column - reach); i <= Math.min(this.columns - 1, column + reach); i++) {
        const square = this.squares[j * this.columns + i]
        for (let k = 0; k < square.length; k += 3) {
          if (square[k + 2] === id) continue
          const [dx, dy] = [square[k] - x, square[k + 1] - y]
          if (dx * dx + dy * dy < distance * distance) return true
        }
      }
    return false
  }
}
