import { between, lengthOf, pairs } from '../lines.ts'
import { fractal, gradientNoise } from '../noise.ts'
import { type Point, simplify } from '../path-data.ts'
import { placeOf } from '../terrain/zug-places.ts'
import type { ZugTerrain } from '../terrain/zug.ts'
import { placeOnMap } from './map-sheet.ts'

/** From Cham via Zug to the Zugerberg; latitude, longitude. */
const TO_ZUGERBERG = [47.182, 8.463, 47.1805, 8.48, 47.1775, 8.5, 47.1665, 8.5165, 47.155, 8.527]
const TO_WILDSPITZ = [47.105, 8.548]
const TO_RIGI = [47.079, 8.552, 47.0625, 8.5265, 47.058, 8.508]
const HOME = pairs([
  47.069, 8.474, 47.082, 8.458, 47.0965, 8.4585, 47.113, 8.455, 47.1335, 8.461, 47.152, 8.445, 47.17, 8.442,
  47.182, 8.463,
])

/** Forty kilometres over Zugerberg, Wildspitz and Rigi, with random wander. */
export function walk({ summits }: ZugTerrain): Point[] {
  const along = (degrees: readonly number[]) => pairs(degrees).map(([lat, lon]) => placeOf(lat, lon))
  const stations = [
    ...along(TO_ZUGERBERG),
    summits.zugerberg,
    ...along(TO_WILDSPITZ),
    summits.wildspitz,
    ...along(TO_RIGI),
    summits.rigi,
    ...HOME.map(([lat, lon]) => placeOf(lat, lon)),
  ]
  const noise = gradientNoise('rundweg')
  const way = stations.slice(0, -1).flatMap((from, leg) => {
    const to = stations[leg + 1]
    const steps = Math.max(4, Math.round(lengthOf([from, to]) / 0.16))
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps
      const wander = Math.sin(Math.PI * share) * 0.22
      const [x, y] = between(from, to, share)
      return [
        x + wander * fractal(noise, leg * 7 + share * 4, 1, 2),
        y + wander * fractal(noise, 9, leg * 7 + share * 4, 2),
      ]
    })
  })
  return simplify([...way, [0, 0] as const].map(placeOnMap), 0.8)
}
