import { FINE, path, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import type { Point } from '../path-data.ts'

const STATIONS = pairs([118, 706, 206, 560, 112, 378, 286, 258, 470, 330, 384, 520, 540, 690])
const RADIUS = 21

/** Overprint: triangle, numbered circles, double circle and legs. */
export function course(): string {
  const controls = STATIONS.slice(1, -1)
  const finish = STATIONS[STATIONS.length - 1]
  const circles = [...controls, finish].map((station) => ring(station, RADIUS))
  const numbers = controls.map(
    ([x, y], i) => `<text x="${(x + 27) * FINE}" y="${(y - 17) * FINE}">${i + 1}</text>`,
  )
  const lines = path('', straight([start(), ...legs()]))
  return `<g class="co">${lines}${circles.join('')}${ring(finish, RADIUS - 6)}</g><g class="cl">${numbers.join('')}</g>`
}

function ring([x, y]: Point, radius: number): string {
  return `<circle cx="${x * FINE}" cy="${y * FINE}" r="${radius * FINE}"/>`
}

function start(): Line {
  const [[x, y], first] = STATIONS
  const towards = Math.atan2(first[1] - y, first[0] - x)
  return [0, 2.094, 4.189, 0].map(
    (turn): Point => [x + Math.cos(towards + turn) * 24, y + Math.sin(towards + turn) * 24],
  )
}

function legs(): Line[] {
  return STATIONS.slice(0, -1).map((from, i) => {
    const to = STATIONS[i + 1]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [right, down] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const gap = RADIUS + 4
    return [
      [from[0] + right * gap, from[1] + down * gap],
      [to[0] - right * gap, to[1] - down * gap],
    ]
  })
}
