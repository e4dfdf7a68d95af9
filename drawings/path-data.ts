export type Point = readonly [x: number, y: number]

/** Shortest relative path on the integer lattice. */
export function polyline(lines: readonly (readonly Point[])[], close = false): string {
  const pen = new Pen()
  for (const line of lines) {
    const points = line.map(onLattice).filter((point, i, all) => i === 0 || !same(point, all[i - 1]))
    const [first, ...rest] = points
    if (!first || rest.length === 0) continue
    pen.move(first)
    pen.line(rest)
    if (close) pen.close(first)
  }
  return pen.text
}

/**
 * Quadratic spline with the points as controls. Only the first control is written; the next are reflections (`t`), with
 * ends rounded so that each reflection stays within one unit of its point.
 */
export function smoothLine(lines: readonly (readonly Point[])[], close = false): string {
  const pen = new Pen()
  for (const line of lines) {
    const [first, second] = line
    const last = line.at(-1)
    if (!first || !second || !last || line.length < 3) continue
    const start = onLattice(close ? middle(last, first) : first)
    const end = close ? start : onLattice(last)
    pen.move(start)
    pen.curve(close ? line : line.slice(1, -1), end)
    if (close) pen.close(start)
  }
  return pen.text
}

/** Douglas–Peucker. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let distance = 0
  for (let i = 1; i < points.length - 1; i++) {
    const away = distanceToLine(points[i] as Point, first, last)
    if (away > distance) [farthest, distance] = [i, away]
  }
  if (distance <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

export function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** Relative commands with minimal separators. */
class Pen {
  text = ''
  private at: Point = [0, 0]

  move(to: Point): void {
    this.text += `m${numbers(this.step(to))}`
  }

  line(points: readonly Point[]): void {
    const steps = points.flatMap((point) => this.step(point))
    this.text += ((steps[0] ?? 0) < 0 ? '' : ' ') + numbers(steps)
  }

  curve(controls: readonly Point[], end: Point): void {
    let control = onLattice(controls[0] ?? end)
    this.text += `q${numbers([control[0] - this.at[0], control[1] - this.at[1]])}`
    const steps = controls.flatMap((_, i) => {
      const next = controls[i + 1]
      const to = next ? onLattice(middle(control, next)) : end
      control = [2 * to[0] - control[0], 2 * to[1] - control[1]]
      return this.step(to)
    })
    this.text += `${(steps[0] ?? 0) < 0 ? '' : ' '}${numbers(steps.slice(0, 2))}`
    if (steps.length > 2) this.text += `t${numbers(steps.slice(2))}`
  }

  close(start: Point): void {
    this.text += 'z'
    this.at = start
  }

  private step(to: Point): number[] {
    const step = [to[0] - this.at[0], to[1] - this.at[1]]
    this.at = to
    return step
  }
}

/** Minimal separators: a minus sign is one. */
export function numbers(values: readonly number[]): string {
  return values.reduce((text, value) => text + (text && value >= 0 ? ' ' : '') + value, '')
}

const onLattice = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
const same = (a: Point, b: Point | undefined) => a[0] === b?.[0] && a[1] === b[1]

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  if (length < 1e-9) return Math.hypot(x - ax, y - ay)
  return Math.abs((x - ax) * dy - (y - ay) * dx) / length
}
