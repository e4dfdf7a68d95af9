import { area, circle, path, straight } from '../ink.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import type { Line } from '../lines.ts'
import { fractal, gradientNoise, type Noise } from '../noise.ts'
import { type Point, simplify } from '../path-data.ts'
import { engrave, type Engraving } from '../panorama/engraving.ts'
import { toneAreas } from '../panorama/tone-areas.ts'
import type { View } from '../panorama/view.ts'
import { HEIGHT, poster, WIDTH } from '../poster.ts'
import { seededRandom } from '../seeded-random.ts'
import { alpineTerrain } from '../terrain/alpine.ts'
import type { Terrain } from '../terrain/terrain.ts'
import { CENTRE } from './centre.ts'
import { COUNTRY_STYLE, ground, strokes } from './country.ts'
import { AUFBRUCH_RIDGES } from './ridges.ts'

const STYLE = [
  ...COUNTRY_STYLE,
  'svg{--i:#0f2c20;--f:#a67c0c;background:#ffc914}',
  '.sun{fill:#fff4cc}',
  '.pl0{fill:#fcc41b}',
  '.pl1{fill:#efc33c}',
  '.pl2{fill:#dabd50}',
  '.pl3{fill:#b3b15a}',
  '.pl4{fill:#88a05a}',
  '.pl5{fill:#5d8c54}',
  '.pl6{fill:#3a7350}',
  '.fl0{fill:#c98a0a;opacity:.28}',
  '.fl1{fill:#0f3a28;opacity:.34}',
  '.fl2{fill:#0f2c20;opacity:.3}',
  '.pa{fill:#fff4cc}',
  '.mi0{fill:#f8e7a6}',
  '.mi1{fill:#fdeFB8}',
  '.gr{fill:none;stroke:#1d4a35;stroke-width:9;stroke-dasharray:1.8 7 1.4 12 2 9 1.6 17}',
]

/** Level 1 "Aufbruch": dawn in a misty valley with a path. */
export function aufbruch(): string {
  const terrain = valley()
  const scene = look(terrain)
  const noise = gradientNoise('weg2')
  const [near, far] = mist(scene.view, terrain, noise)
  return poster(STYLE, [
    circle('sun', ...CENTRE, 138),
    ...ground(scene),
    path('gr', straight(meadow(scene.view, terrain))),
    path('pa', area([way(scene.view, noise)])),
    ...strokes(scene),
    path('mi0', area(near), ' fill-rule="evenodd"'),
    path('mi1', area(far), ' fill-rule="evenodd"'),
  ])
}

function valley(): Terrain {
  return alpineTerrain({
    seed: 'aufbruch-7',
    ridges: AUFBRUCH_RIDGES,
    west: -16,
    south: -2,
    width: 32,
    height: 48,
    cell: 0.06,
    base: 620,
    warp: 0.5,
    detail: 40,
    crests: 170,
    crestsPerKilometre: 0.7,
    floor: 26,
    roughAt: 300,
    sharpness: 1.1,
    erosion: { rounds: 20, strength: 0.03 },
  })
}

function look(terrain: Terrain): Engraving {
  return engrave({
    terrain,
    width: WIDTH,
    height: HEIGHT,
    horizon: 436,
    camera: { x: 0.15, y: 0, height: 1150, from: -23, to: 25, exaggeration: 2.5 },
    nearest: 0.9,
    farthest: 47,
    lighting: { sun: [0.35, 0.75, 0.42], exaggeration: 1.5, reach: [0.05, 0.006] },
    tones: { lightRange: [0.72, 0.05], slopeRange: () => [0.08, 0.24], haze: [3.5, 22] },
    split: 16,
    bands: [5.3, 8.2, 11.2, 15, 21, 28, 60],
    hatching: { seed: 'auf', spacing: [2, 6.5], whiteBelow: 0.3 },
    forest: {
      seed: ['auff', 'aufforest'],
      nearest: 1,
      farthest: 15,
      treeLine: [1500, 1300],
      grain: 0.9,
      cover: (noise, slope, tone) =>
        smoothstep(-0.12, 0.12, noise + 0.02 + tone * 0.12) * (smoothstep(0.02, 0.15, slope) * 0.7 + 0.3),
      spacing: [19, 2.8, 6.5],
      weights: [3.4, 7],
    },
  })
}

function way(view: View, noise: Noise): Line {
  const left: Point[] = []
  const right: Point[] = []
  for (let y = 2.2; y < 7.4; y += 0.015) {
    const x = 0.02 + 0.3 * Math.sin(y * 1.9 - 1.2) * (1 - y / 12) + 0.1 * fractal(noise, y * 0.6, 3, 2)
    const [column, row] = view.project(x, y, 640)
    if (row > HEIGHT + 30) continue
    const half = clamp(34 / (y * y * 0.9), 0.5, 11) * 0.9
    left.push([column - half, row])
    right.push([column + half, row])
  }
  return simplify([...left, ...right.reverse()], 0.3)
}

function mist({ depth, east, north }: View, terrain: Terrain, noise: Noise): [Line[], Line[]] {
  const near = new Float32Array(depth.length)
  const far = new Float32Array(depth.length)
  for (let pixel = 0; pixel < depth.length; pixel++) {
    const away = depth[pixel]
    if (!(away < 26)) continue
    const [x, y] = [east[pixel], north[pixel]]
    const low = smoothstep(800, 690, terrain.heightAt(x, y) + 60 * fractal(noise, x * 0.8, y * 0.5, 3))
    near[pixel] = low * smoothstep(4.1, 4.9, away + 0.5 * fractal(noise, x * 1.3, y * 1.3, 2))
    far[pixel] = low * smoothstep(6.2, 7.2, away)
  }
  const banks = (tone: Float32Array) =>
    toneAreas(tone, { width: WIDTH, height: HEIGHT }, 0.5, { cell: 2, blur: 2, smallest: 200 })
  return [banks(near), banks(far)]
}

function meadow({ depth, east, north, pixelAt }: View, terrain: Terrain): Line[] {
  const random = seededRandom('wiese')
  const rows: Line[] = []
  for (let y = HEIGHT - 4; y > 640; y -= 7 + (y - 640) * 0.045) {
    for (let x = -20; x < WIDTH; ) {
      const length = 12 + random() * 60
      const pixel = pixelAt(Math.max(1, x + length / 2), y)
      const isFloor = depth[pixel] < 4.6 && terrain.heightAt(east[pixel], north[pixel]) < 690
      if (isFloor && random() < 0.62)
        rows.push([
          [x, y + (random() - 0.5) * 5],
          [x + length, y + (random() - 0.5) * 5],
        ])
      x += length + 8 + random() * 50
    }
  }
  return rows
}
