import { area, circle, path, straight } from '../ink.ts'
import { clamp, lerp } from '../interpolate.ts'
import { between, type Line, pairs } from '../lines.ts'
import { type Point, simplify } from '../path-data.ts'
import { engrave, type Engraving } from '../panorama/engraving.ts'
import { isOneSurface } from '../panorama/one-surface.ts'
import { HEIGHT, poster, WIDTH } from '../poster.ts'
import { randomStarts, streamlines } from '../streamlines.ts'
import { alpineTerrain } from '../terrain/alpine.ts'
import type { Terrain } from '../terrain/terrain.ts'
import { CENTRE } from './centre.ts'
import { COUNTRY_STYLE, ground, strokes } from './country.ts'
import { KOMPASS_RIDGES } from './ridges.ts'

const STYLE = [
  ...COUNTRY_STYLE,
  'svg{--i:#06213b;--f:#0d4a84;background:#1462a8}',
  '.pl0{fill:#3f83bd}',
  '.pl1{fill:#74a6d2}',
  '.pl2{fill:#e4eef5}',
  '.pl3{fill:#fff}',
  '.fl0{fill:#5a93c6}',
  '.fl1{fill:#a9c9e4}',
  '.fl2{fill:#6ca0cf}',
  '.rg,.rg2,.tk,.tk2{fill:none;stroke:#fff;stroke-width:2}',
  '.rg2{stroke-width:1.2;opacity:.6}',
  '.tk2{stroke-width:3.4}',
  '.nd{fill:#fff}',
  '.ice{fill:none;stroke:#9cc3e2;stroke-width:1.6;stroke-linecap:round}',
  '.rt{fill:none;stroke:#0a4f9c;stroke-width:5;stroke-dasharray:14 10;stroke-linejoin:round}',
]

/** Level 3 "Klarer Kompass": a summit at noon under a dial, with the route up its ridge. */
export function kompass(): string {
  const terrain = summit()
  const scene = look(terrain)
  const [x, y] = CENTRE
  return poster(STYLE, [
    circle('rg', x, y, 150),
    circle('rg2', x, y, 112),
    path('tk', straight(marks((degrees) => degrees % 30 !== 0))),
    path('tk2', straight(marks((degrees) => degrees % 30 === 0))),
    path('nd', area([pairs([x, y - 186, x - 9, y - 160, x + 9, y - 160])])),
    ...ground(scene),
    path('ice', straight(ice(scene))),
    ...strokes(scene),
    path('rt', straight(route(scene, terrain))),
  ])
}

function summit(): Terrain {
  return alpineTerrain({
    seed: 'klarer-kompass',
    ridges: KOMPASS_RIDGES,
    west: -14,
    south: -2,
    width: 28,
    height: 40,
    cell: 0.07,
    base: 900,
    warp: 0.35,
    detail: 130,
    crests: 380,
    crestsPerKilometre: 0.7,
    floor: 40,
    roughAt: 700,
    erosion: { rounds: 30, strength: 0.05 },
  })
}

function look(terrain: Terrain): Engraving {
  return engrave({
    terrain,
    width: WIDTH,
    height: HEIGHT,
    horizon: 412,
    camera: { x: -2.6, y: 0.6, height: 2250, from: -11.9, to: 42.1, exaggeration: 1.55 },
    nearest: 0.5,
    farthest: 36,
    lighting: { sun: [0.75, -0.35, 0.5], exaggeration: 1.2, reach: [0.05, 0.004] },
    tones: {
      lightRange: [0.8, 0.1],
      slopeRange: () => [0.3, 0.62],
      flatSlopeRange: [0.25, 0.6],
      haze: [5, 16],
    },
    split: 14,
    bands: [7, 12, 18, 40],
    hatching: { seed: 'kk', spacing: [2, 7.5], whiteBelow: 0.2, longest: 30 },
  })
}

function marks(isWanted: (degrees: number) => boolean): Line[] {
  const lines: Line[] = []
  for (let degrees = 0; degrees < 360; degrees += 5) {
    if (!isWanted(degrees)) continue
    const length = degrees % 30 === 0 ? 17 : degrees % 10 === 0 ? 10 : 6
    lines.push([onDial(degrees, 150), onDial(degrees, 150 - length)])
  }
  return lines
}

function onDial(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [CENTRE[0] + radius * Math.sin(angle), CENTRE[1] - radius * Math.cos(angle)]
}

/** Glacier contours: cross-slope lines on near, sunlit ground. */
function ice({ view, shading, tones }: Engraving): Line[] {
  const { light, fallX, fallY } = shading
  return streamlines({
    width: WIDTH,
    height: HEIGHT,
    starts: randomStarts('eis', 9000, WIDTH, HEIGHT),
    step: 1.4,
    longest: 120,
    shortest: 26,
    closeness: 0.75,
    directionAt: (x, y) => {
      const pixel = view.pixelAt(x, y)
      const [dx, dy] = [-fallY[pixel], fallX[pixel]]
      return light[pixel] >= 0 && (dx || dy) ? [dx, dy] : undefined
    },
    spacingAt: (x, y) => {
      const pixel = view.pixelAt(x, y)
      const away = view.depth[pixel]
      const isIce = away < 12 && light[pixel] > 0.62 && tones.stroke[pixel] < 0.16
      return isIce ? lerp(15, 7, clamp(away / 10)) : 0
    },
    isContinuous: isOneSurface(view),
  }).map((line) => simplify(line, 0.6))
}

/** Kilometres, up the ridge to the summit. */
const ROUTE = pairs([-1.3, 4.3, -1.2, 5.2, -0.85, 6, -0.55, 6.6, -0.2, 7.3, 0.2, 8, 0.55, 8.7, 0.8, 9.15])

/** Visible parts of the route, slightly above the ground. */
function route({ view }: Engraving, terrain: Terrain): Line[] {
  const places = ROUTE.flatMap((to, i) => {
    const from = ROUTE[i - 1]
    if (!from) return [to]
    const steps: Point[] = []
    for (let share = 0.04; share <= 1; share += 0.04) steps.push(between(from, to, share))
    return steps
  })
  const runs: Point[][] = [[]]
  for (const [x, y] of places) {
    const [column, row] = view.project(x, y, terrain.heightAt(x, y) + 14)
    const isOnSheet = column >= 0 && row >= 0 && column < WIDTH && row < HEIGHT
    const away = Math.hypot(x - view.camera.x, y - view.camera.y)
    const isSeen = isOnSheet && away <= view.depth[view.pixelAt(column, row)] * 1.05 + 0.01
    if (isSeen) runs[runs.length - 1].push([column, row])
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1).map((run) => simplify(run, 0.5))
}
