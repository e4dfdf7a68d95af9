import type { Point } from '../path-data.ts'

/** The map's extent in kilometres from Cham. */
export const WEST = -6.2
export const NORTH = 2.2
const EAST = 13
const SOUTH = -20

export const WIDTH = 640
/** Units of the map per kilometre. */
export const SCALE = WIDTH / (EAST - WEST)
export const HEIGHT = Math.round((NORTH - SOUTH) * SCALE)

/** Kilometres between the heights that the map is drawn from. */
export const CELL = 0.12
export const COLUMNS = Math.round((EAST - WEST) / CELL) + 1
export const ROWS = Math.round((NORTH - SOUTH) / CELL) + 1

/** Where a place in kilometres lies on the map, to a tenth of a unit. */
export function placeOnMap([x, y]: Point): Point {
  return [tenths((x - WEST) * SCALE), tenths((NORTH - y) * SCALE)]
}

function tenths(value: number): number {
  return Number(value.toFixed(1))
}
