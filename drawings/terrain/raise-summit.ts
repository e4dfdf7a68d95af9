import type { Grid } from '../grid.ts'
import { smoothstep } from '../interpolate.ts'
import type { Point } from '../path-data.ts'

/** After erosion: the highest point near a summit gets its surveyed height, and its flanks follow. */
export function raiseNearSummit(grid: Grid, fixed: Uint8Array, [x, y]: Point, height: number): Point {
  const { left, top, cell, columns, values } = grid
  const [column, row] = [Math.round((x - left) / cell), Math.round((y - top) / cell)]
  const reach = Math.round(0.55 / cell)
  let highest = 0
  let at: Point = [x, y]
  for (let j = row - reach; j <= row + reach; j++)
    for (let i = column - reach; i <= column + reach; i++) {
      if (values[j * columns + i] <= highest) continue
      highest = values[j * columns + i]
      at = [left + i * cell, top + j * cell]
    }
  const missing = height - highest
  grid.fill((px, py, index) => {
    const z = values[index]
    const away = (px - at[0]) * (px - at[0]) + (py - at[1]) * (py - at[1])
    if (fixed[index] || away >= 14) return z
    return z + missing * Math.exp(-away / (2 * 1.1 * 1.1)) * smoothstep(430, 700, z)
  })
  return at
}

export function raiseFarSummit(grid: Grid, [x, y]: Point, height: number): Point {
  const { values } = grid
  let highest = -1
  let at: Point = [x, y]
  for (let j = -6; j <= 6; j++)
    for (let i = -6; i <= 6; i++) {
      const place: Point = [x + i * 0.25, y + j * 0.25]
      const z = grid.at(...place)
      if (z > highest) [highest, at] = [z, place]
    }
  const missing = height - highest
  grid.fill((px, py, index) => {
    const away = (px - at[0]) * (px - at[0]) + (py - at[1]) * (py - at[1])
    return away < 120 ? values[index] + missing * Math.exp(-away / 18) : values[index]
  })
  return at
}
