import { Grid } from '../grid.ts'
import type { Terrain } from '../terrain/terrain.ts'
import { CELL, COLUMNS, NORTH, ROWS, WEST } from './map-sheet.ts'

/** Metres, by kilometres from the upper left corner; slightly smoothed. */
export function sampleTerrain(terrain: Terrain): Grid {
  const grid = new Grid(COLUMNS, ROWS, 0, 0, CELL)
  grid.fill((x, y) => terrain.heightAt(WEST + x, NORTH - y))
  return grid.blur(1)
}
