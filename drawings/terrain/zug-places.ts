import type { Point } from '../path-data.ts'

/** Kilometres east and north of Cham (47.182° N, 8.463° E); planar approximation. */
export function placeOf(latitude: number, longitude: number): Point {
  return [(longitude - 8.463) * 75.8, (latitude - 47.182) * 111.2]
}

export interface Summit {
  /** Metres above sea level. */
  height: number
  /** Approximate position; the terrain's own summit is nearby. */
  near: Point
}

export const SUMMITS = {
  zugerberg: { height: 1039, near: [5.6, -6.3] },
  wildspitz: { height: 1580, near: [8.69, -10.86] },
  rigi: { height: 1797, near: [1.69, -13.93] },
  buochserhorn: { height: 1807, near: [-3.0, -25.4] },
  titlis: { height: 3238, near: [-1.9, -45.6] },
  stanserhorn: { height: 1898, near: [-9.3, -28.0] },
  pilatus: { height: 2128, near: [-15.9, -22.6] },
  finsteraarhorn: { height: 4274, near: [-25.6, -71.7] },
  eiger: { height: 3967, near: [-34.7, -67.2] },
} as const satisfies Record<string, Summit>

export type SummitName = keyof typeof SUMMITS
