import type { Point } from '../path-data.ts'
import { readPath, type Segment, writePath } from '../path-segments.ts'

export type MapWindow = readonly [x: number, y: number, width: number, height: number]

/** Lines this far outside keep their bend at the edge. */
const BLEED = 24

/** A part of the plan, in the plan's own units: what lies outside is left away. */
export function placeMap(plan: string, window: MapWindow): string {
  const [, sheet = ''] = plan.match(/<g id="plan"[^>]*>(.*?)<\/g>/s) ?? []
  const paths = [...sheet.matchAll(/<path ([^>]*?) ?d="([^"]*)"\/>/g)].map(([, look = '', data = '']) => {
    const cut = cutPath(data, window, look.includes('fill="var'))
    return cut && `<path ${look} d="${cut}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window.join(' ')}"><g id="map" fill="none" stroke-linejoin="round">${paths.join('')}</g></svg>\n`
}

function cutPath(data: string, window: MapWindow, isArea: boolean): string {
  const segments = readPath(data)
  if (!segments) throw new Error('The plan is drawn with relative paths only')
  const strokes: Segment[][] = []
  for (const segment of segments) {
    if (segment.kind === 'move') strokes.push([])
    strokes.at(-1)?.push(segment)
  }
  return writePath(
    strokes.flatMap((stroke) => (isArea ? (touches(stroke, window) ? stroke : []) : inside(stroke, window))),
  )
}

function touches(stroke: readonly Segment[], [x, y, width, height]: MapWindow): boolean {
  const [xs, ys] = [stroke.map(({ to }) => to[0]), stroke.map(({ to }) => to[1])]
  return (
    Math.max(...xs) > x && Math.min(...xs) < x + width && Math.max(...ys) > y && Math.min(...ys) < y + height
  )
}

/** The pieces of an outline that run through the window. A ring is closed by a line. */
function inside(stroke: readonly Segment[], [x, y, width, height]: MapWindow): Segment[] {
  const isNear = ([right, down]: Point) =>
    right > x - BLEED && right < x + width + BLEED && down > y - BLEED && down < y + height + BLEED
  const kept: Segment[] = []
  let at: Point | undefined
  let isDown = false
  for (const segment of stroke) {
    const from = at
    at = segment.to
    if (!from || segment.kind === 'move') continue
    if (!isNear(from) && !isNear(segment.to)) {
      isDown = false
      continue
    }
    const drawn: Segment = segment.kind === 'close' ? { kind: 'line', to: segment.to } : segment
    if (isDown) kept.push(drawn)
    else kept.push({ kind: 'move', to: from }, drawn.kind === 'smooth' ? { ...drawn, kind: 'curve' } : drawn)
    isDown = true
  }
  return kept
}
