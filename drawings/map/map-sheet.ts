import type { Point } from '../path-data.ts'

/** Extent in kilometres from Cham. */
export const WEST = -6.2
export const NORTH = 2.2
const EAST = 13
const SOUTH = -20

export const WIDTH = 640
export const SCALE = WIDTH / (EAST - WEST)
export const HEIGHT = Math.round((NORTH - SOUTH) * SCALE)

export const CELL = 0.12
export const COLUMNS = Math.round((EAST - WEST) / CELL) + 1
export const ROWS = Math.round((NORTH - SOUTH) / CELL) + 1

/** Kilometres to map units, rounded to tenths. */
export function placeOnMap([x, y]: Point): Point {
  return [tenths((x - WEST) * SCALE), tenths((NORTH - y) * SCALE)]
}

function tenths(value: number): number {
  return Number(value.toFixed(1))
}
