import type { Point } from '../path-data.ts'
import type { View } from './view.ts'

/** Occlusion edge of a nearer hill. */
export interface Outline {
  points: Point[]
  /** Geometric mean of the hill's distance in kilometres. */
  depth: number
}

/** Minimum relative depth jump. */
const JUMP = 0.055
const SHORTEST = 30

interface Edge {
  row: number
  depth: number
}

interface OpenOutline {
  points: Point[]
  last: Edge
  logDepths: number
}

/** Traces occlusion edges from column to column. */
export function outlines(view: View): Outline[] {
  const done: OpenOutline[] = []
  let open: OpenOutline[] = []
  for (let column = 0; column < view.width; column++) {
    const edges = edgesIn(view, column)
    const left = new Set(edges)
    const goOn: OpenOutline[] = []
    for (const line of open) {
      const edge = nextOf(line, edges, left)
      if (!edge) {
        done.push(line)
        continue
      }
      left.delete(edge)
      line.points.push([column, edge.row])
      line.last = edge
      line.logDepths += Math.log(edge.depth)
      goOn.push(line)
    }
    const started = [...left].map((edge): OpenOutline => {
      return { points: [[column, edge.row]], last: edge, logDepths: Math.log(edge.depth) }
    })
    open = [...goOn, ...started]
  }
  return [...done, ...open]
    .filter(({ points }) => points.length >= SHORTEST)
    .map(({ points, logDepths }) => ({ points, depth: Math.exp(logDepths / points.length) }))
}

function edgesIn({ width, height, depth }: View, column: number): Edge[] {
  const edges: Edge[] = []
  for (let row = 1; row < height; row++) {
    const front = depth[row * width + column]
    const behind = depth[(row - 1) * width + column]
    if (front >= 1e6) continue
    const isSky = behind === Number.POSITIVE_INFINITY
    if (isSky || behind / front > 1 + JUMP * (front < 4 ? 1.6 : 1)) edges.push({ row, depth: front })
  }
  return edges
}

/** Best continuation by height and distance; of similar ones the last. */
function nextOf(line: OpenOutline, edges: readonly Edge[], left: Set<Edge>): Edge | undefined {
  let next: Edge | undefined
  let least = 5
  for (const edge of edges) {
    if (!left.has(edge)) continue
    const rows = Math.abs(edge.row - line.last.row)
    const depths = Math.abs(Math.log(edge.depth / line.last.depth))
    const cost = rows + depths * 20
    if (rows >= 7 || depths >= 0.12 || cost >= least + 3) continue
    least = cost - 3
    next = edge
  }
  return next
}
