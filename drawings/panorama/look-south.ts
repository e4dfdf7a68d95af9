import { smoothstep } from '../interpolate.ts'
import type { Line } from '../lines.ts'
import type { ZugTerrain } from '../terrain/zug.ts'
import { engrave, type Engraving } from './engraving.ts'

const HORIZON = 268
const WIDTH = 1440

export function lookSouth(terrain: ZugTerrain): Engraving {
  return engrave({
    terrain,
    width: WIDTH,
    height: 470,
    horizon: HORIZON,
    camera: { x: -0.3, y: 1.2, height: 640, from: 134, to: 226, exaggeration: 2.42 },
    nearest: 0.55,
    farthest: 85,
    lighting: { sun: [-0.8, 0.12, 0.42], exaggeration: 1.5, reach: [0.05, 0.006] },
    tones: {
      slopeRange: (depth) => (depth < 14 ? [0.09, 0.24] : [0.03, 0.16]),
      haze: [7, 24],
      isBlank: (depth, east) => depth < 6 && east < 2,
    },
    split: 19,
    bands: [7.5, 12.8, 18, 32, 200],
    hatching: { seed: 'seeds', tries: 120_000, spacing: [1.75, 6.4], whiteBelow: 0.15 },
    forest: {
      seed: ['forest', 'forest'],
      nearest: 2.2,
      farthest: 15.5,
      treeLine: [1380, 1020],
      grain: 1,
      cover: (noise, slope, tone) => {
        const steep = smoothstep(0.05, 0.2, slope)
        return smoothstep(-0.16, 0.1, noise + steep * 0.16 - 0.1 + tone * 0.12) * (steep * 0.85 + 0.15)
      },
      spacing: [34, 2.7, 5.2],
      weights: [6.5, 10.5],
    },
    outlines: { depths: [16, 32], isKept: isAboveBank },
  })
}

/** The low bank on the right is drawn by grass instead of outlines. */
function isAboveBank(line: Line): boolean {
  const mean = line.reduce((sum, [, y]) => sum + y, 0) / line.length
  return !(mean > HORIZON + 26 && line[0][0] > WIDTH * 0.42)
}
