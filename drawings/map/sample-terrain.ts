import { Grid } from '../grid.ts'
import type { Terrain } from '../terrain/terrain.ts'
import { CELL, COLUMNS, NORTH, ROWS, WEST } from './map-sheet.ts'

/** Heights in metres by kilometres from the map's upper left corner, a little smoothed. */
export function sampleTerrain(terrain: Terrain): Grid {
  const grid = new Grid(COLUMNS, ROWS, 0, 0, CELL)
  grid.fill((x, y) => terrain.heightAt(WEST + x, NORTH - y))
  return grid.blur(1)
}
