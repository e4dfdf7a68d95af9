import { type Line, scaled } from './lines.ts'
import { middle, numbers, type Point, polyline } from './path-data.ts'

/** Path units per drawing unit: coordinates are integers of half a pixel. */
export const FINE = 2

/** Empty without data. */
export function path(className: string, data: string, attributes = ''): string {
  return data && `<path class="${className}"${attributes} d="${data}"/>`
}

/** `look` may hold the page's variables, for light and dark mode. */
export function inked(look: string, data: string): string {
  return `<path ${look} d="${data}"/>`
}

export function circle(className: string, x: number, y: number, radius: number, attributes = ''): string {
  return `<circle class="${className}"${attributes} cx="${x * FINE}" cy="${y * FINE}" r="${radius * FINE}"/>`
}

export function straight(lines: readonly Line[]): string {
  return polyline(lines.map((line) => scaled(line, FINE)))
}

export function area(lines: readonly Line[]): string {
  return polyline(
    lines.map((line) => scaled(line, FINE)),
    true,
  )
}

/** One quadratic (or a straight line) per stroke through its midpoint. */
export function bent(lines: readonly Line[]): string {
  let data = ''
  let at: Point = [0, 0]
  for (const line of lines) {
    if (line.length < 2) continue
    const [first, halfway, last] = [line[0], line[line.length >> 1], line[line.length - 1]]
    const through = (axis: 0 | 1) => 2 * halfway[axis] - (first[axis] + last[axis]) / 2
    const start = onLattice(first)
    const end = step(start, onLattice(last))
    const control = step(start, onLattice([through(0), through(1)]))
    const length = Math.hypot(...end)
    if (length === 0) continue
    const isStraight = Math.abs(control[0] * end[1] - control[1] * end[0]) < 0.9 * length
    data += `m${numbers(step(at, start))}${isStraight ? 'l' : 'q'}${numbers(isStraight ? end : [...control, ...end])}`
    at = [start[0] + end[0], start[1] + end[1]]
  }
  return data
}

/** Quadratic B-spline with the points as controls (Chaikin). */
export function rounded(lines: readonly Line[]): string {
  return curves(lines, (line) => {
    const ends = line.slice(1, -1).map((point, i) => middle(point, line[i + 2]))
    return {
      start: line[0],
      controls: line.slice(1, -1),
      ends: [...ends.slice(0, -1), line[line.length - 1]],
    }
  })
}

/** Closed splines; lines do not repeat the first point. */
export function roundedArea(lines: readonly Line[]): string {
  return curves(lines, (line) => {
    const ends = line.map((point, i) => middle(point, line[(i + 1) % line.length]))
    return { start: ends[ends.length - 1], controls: line, ends, close: true }
  })
}

/** Closed lines first; open ones start from the origin. */
export function roundedEither(closed: readonly Line[], open: readonly Line[]): string {
  return roundedArea(closed) + rounded(open).replace(/^m(-?\d+) ?(-?\d+)/, 'M$1 $2')
}

interface Curve {
  start: Point
  controls: Line
  ends: Line
  close?: boolean
}

function curves(lines: readonly Line[], curveOf: (line: Line) => Curve): string {
  let data = ''
  let at: Point = [0, 0]
  for (const line of lines) {
    if (line.length < 3) continue
    const { start, controls, ends, close } = curveOf(scaled(line, FINE))
    const from = whole(start)
    let pen = from
    const steps = controls.flatMap((control, i) => {
      const before = pen
      pen = whole(ends[i])
      return [...step(before, whole(control)), ...step(before, pen)]
    })
    data += `m${numbers(step(at, from))}q${numbers(steps)}${close ? 'z' : ''}`
    at = pen
  }
  return data
}

function onLattice([x, y]: Point): Point {
  return [Math.round(x * FINE), Math.round(y * FINE)]
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

function step(from: Point, to: Point): Point {
  return [to[0] - from[0], to[1] - from[1]]
}
