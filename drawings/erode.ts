import type { Grid } from './grid.ts'
import { LowestFirst } from './lowest-first.ts'

export interface Erosion {
  rounds: number
  /** Erodibility, and area exponent of the stream-power law. */
  strength: number
  areaPower: number
  /** Share of the height difference to neighbours that diffuses per round. */
  creep: number
  /** Non-zero cells stay fixed and are sinks, like lakes. */
  fixed?: Uint8Array | undefined
}

const EAST = [-1, 0, 1, -1, 1, -1, 0, 1]
const SOUTH = [-1, -1, -1, 0, 0, 1, 1, 1]

/** Stream-power erosion in place (FastScape's implicit scheme, Braun and Willett 2013); water leaves at the border. */
export function erode(grid: Grid, erosion: Erosion): void {
  const water = new Drainage(grid, erosion.fixed)
  for (let round = 0; round < erosion.rounds; round++) {
    water.flood()
    water.route()
    carve(grid, water, erosion)
    creep(grid, erosion)
  }
}

class Drainage {
  /** From the mouths upstream. */
  readonly order: Int32Array
  /** Downstream cell; mouths point to themselves. */
  readonly receiver: Int32Array
  readonly distance: Float32Array
  private readonly grid: Grid
  private readonly filled: Float32Array
  private readonly mouths: Uint8Array
  private readonly heap: LowestFirst

  constructor(grid: Grid, fixed: Uint8Array | undefined) {
    const { columns, rows } = grid
    const size = columns * rows
    this.grid = grid
    this.order = new Int32Array(size)
    this.receiver = new Int32Array(size)
    this.distance = new Float32Array(size)
    this.filled = new Float32Array(size)
    this.heap = new LowestFirst(size)
    this.mouths = Uint8Array.from({ length: size }, (_, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      const isBorder = column === 0 || row === 0 || column === columns - 1 || row === rows - 1
      return isBorder || fixed?.[i] ? 1 : 0
    })
  }

  /** Fills pits from the mouths upwards (priority flood), so that all water can drain. */
  flood(): void {
    const { columns, rows, values } = this.grid
    const done = this.mouths.slice()
    for (let i = 0; i < done.length; i++) {
      if (done[i] === 0) continue
      this.filled[i] = values[i]
      this.heap.push(values[i], i)
    }
    for (let rank = 0; this.heap.size > 0; rank++) {
      const cell = this.heap.pop()
      this.order[rank] = cell
      const [column, row] = [cell % columns, Math.floor(cell / columns)]
      for (let way = 0; way < 8; way++) {
        const [x, y] = [column + EAST[way], row + SOUTH[way]]
        const next = y * columns + x
        if (x < 0 || y < 0 || x >= columns || y >= rows || done[next]) continue
        done[next] = 1
        this.filled[next] = Math.max(values[next], this.filled[cell] + 1e-3)
        this.heap.push(this.filled[next], next)
      }
    }
  }

  /** Steepest descent among eight neighbours. */
  route(): void {
    const { columns, cell } = this.grid
    for (let i = 0; i < this.receiver.length; i++) {
      this.receiver[i] = i
      if (this.mouths[i]) continue
      let steepest = 0
      for (let way = 0; way < 8; way++) {
        const next = i + SOUTH[way] * columns + EAST[way]
        const length = EAST[way] && SOUTH[way] ? 1.4142 : 1
        const slope = (this.filled[i] - this.filled[next]) / length
        if (slope <= steepest) continue
        steepest = slope
        this.receiver[i] = next
        this.distance[i] = length * cell
      }
    }
  }
}

function carve({ values, cell }: Grid, { order, receiver, distance }: Drainage, erosion: Erosion): void {
  const catchment = new Float32Array(values.length).fill(cell * cell)
  for (let rank = order.length - 1; rank >= 0; rank--) {
    const i = order[rank]
    if (receiver[i] !== i) catchment[receiver[i]] += catchment[i]
  }
  for (const i of order) {
    const below = receiver[i]
    if (below === i) continue
    const factor = (erosion.strength * catchment[i] ** erosion.areaPower) / distance[i]
    const height = (values[i] + factor * values[below]) / (1 + factor)
    if (height < values[i]) values[i] = height
  }
}

function creep({ values, columns, rows }: Grid, { creep: share, fixed }: Erosion): void {
  const before = values.slice()
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const i = row * columns + column
      if (fixed?.[i]) continue
      const around = before[i - 1] + before[i + 1] + before[i - columns] + before[i + columns]
      values[i] += share * (around - 4 * before[i])
    }
}
