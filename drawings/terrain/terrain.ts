/** Positions in kilometres east and north, heights in metres. */
export interface Terrain {
  heightAt: (x: number, y: number) => number
  isWater: (x: number, y: number) => boolean
}
