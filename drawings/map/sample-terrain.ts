import { Grid } from '../grid.ts'
import type { Terrain } from '../terrain/terrain.ts'
import { CELL, COLUMNS, NORTH, ROWS, WEST } from './map-sheet.ts'

/** Heights in metres, rows from the north, a little smoothed. */
export function sampleTerrain(terrain: Terrain): Grid {
  const grid = new Grid(COLUMNS, ROWS)
  grid.fill((column, row) => terrain.heightAt(WEST + column * CELL, NORTH - row * CELL))
  return grid.blur(1)
}
