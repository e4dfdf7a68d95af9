import { circle, path } from '../ink.ts'
import { smoothstep } from '../interpolate.ts'
import { engrave, type Engraving } from '../panorama/engraving.ts'
import { HEIGHT, poster, WIDTH } from '../poster.ts'
import { alpineTerrain } from '../terrain/alpine.ts'
import type { Terrain } from '../terrain/terrain.ts'
import { camp } from './camp.ts'
import { CENTRE } from './centre.ts'
import { COUNTRY_STYLE, ground, strokes } from './country.ts'
import { NACHT_RIDGES } from './ridges.ts'
import { plough, starTrails, trailsPath } from './star-trails.ts'

const STYLE = [
  ...COUNTRY_STYLE,
  'svg{--i:#8fb0b8;--f:#466474;background:#0b141b}',
  '.st0,.st1,.stp{fill:none;stroke:#6f8993;stroke-width:1.4;stroke-linecap:round}',
  '.st1{stroke:#f2f7f7;stroke-width:2.3}',
  '.stp{stroke:#ffc914;stroke-width:3}',
  '.pol{fill:#ffc914}',
  '.pl0{fill:#132530}',
  '.pl1{fill:#11212b}',
  '.pl2{fill:#0f1d26}',
  '.pl3{fill:#0d1a22}',
  '.pl4{fill:#0b161d}',
  '.fl0{fill:#0f1e28}',
  '.fl1{fill:#0c181f}',
  '.fl2{fill:#0a1319}',
  '.gd{fill:#070d11}',
  '.gl0,.gl1{fill:none;stroke:#7a3a16;stroke-width:1.8;stroke-linecap:round}',
  '.gl1{stroke:#e0792a;stroke-width:2.2}',
  '.fp{fill:#05090c}',
  '.fc,.fa{fill:none;stroke:#35505c;stroke-width:1.7;stroke-linecap:round}',
  '.fa{stroke:#a8541f}',
  '.tl{fill:none;stroke:#6f8993;stroke-width:1.4}',
  '.tp{fill:#1a2a30}',
  '.to{fill:#24130b}',
  '.th{fill:none;stroke:#54717c;stroke-width:1.6;stroke-linecap:round}',
  '.ti{fill:none;stroke:#f08a2c;stroke-width:2;stroke-linecap:round}',
  '.te{fill:none;stroke:#8fb0b8;stroke-width:2.2;stroke-linejoin:round}',
  '.ta{fill:none;stroke:#ffc914;stroke-width:3}',
  '.lg{fill:none;stroke:#3a1c0e;stroke-width:11;stroke-linecap:round}',
  '.f0,.f1,.f2,.sp{fill:none;stroke-linecap:round;stroke:#d8232a;stroke-width:3}',
  '.f1{stroke:#f58220;stroke-width:3}',
  '.f2{stroke:#ffdf6b;stroke-width:3.2}',
  '.sp{stroke:#f58220;stroke-width:2.4}',
]

/** Level 2 "Durchhaltevermögen": a bivouac under star trails of two hours and twenty minutes. */
export function nacht(): string {
  const scene = look(basin())
  const { faint, bright } = starTrails()
  return poster(STYLE, [
    path('st0', trailsPath(faint)),
    path('st1', trailsPath(bright)),
    path('stp', trailsPath(plough())),
    circle('pol', ...CENTRE, 3),
    ...ground(scene),
    ...strokes(scene),
    ...camp(),
  ])
}

function basin(): Terrain {
  return alpineTerrain({
    seed: 'nacht-3',
    ridges: NACHT_RIDGES,
    west: -16,
    south: -2,
    width: 32,
    height: 40,
    cell: 0.07,
    base: 900,
    warp: 0.45,
    detail: 90,
    crests: 300,
    crestsPerKilometre: 0.6,
    floor: 26,
    roughAt: 500,
    erosion: { rounds: 26, strength: 0.045 },
  })
}

function look(terrain: Terrain): Engraving {
  return engrave({
    terrain,
    width: WIDTH,
    height: HEIGHT,
    horizon: 560,
    camera: { x: 0, y: 0, height: 1120, from: -25, to: 25, exaggeration: 1.55 },
    nearest: 0.9,
    farthest: 36,
    lighting: { sun: [-0.75, -0.25, 0.5], exaggeration: 1.3, reach: [0.05, 0.006] },
    tones: { lightRange: [0.8, 0.1], slopeRange: () => [0.09, 0.24], haze: [6, 20] },
    split: 17,
    bands: [7.5, 12, 17, 24, 40],
    hatching: { seed: 'na', spacing: [2.2, 7], whiteBelow: 0.24, longest: 30 },
    forest: {
      seed: ['naf', 'naforest'],
      nearest: 1,
      farthest: 10.5,
      treeLine: [1500, 1300],
      grain: 0.9,
      cover: (noise, slope, tone) =>
        smoothstep(-0.14, 0.1, noise + 0.05 + tone * 0.12) * (smoothstep(0.02, 0.15, slope) * 0.7 + 0.3),
      spacing: [26, 2.7, 5.2],
      weights: [4, 7.5],
    },
  })
}
