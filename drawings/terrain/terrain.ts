/** A piece of country. Places are kilometres east and north of its origin, heights are metres. */
export interface Terrain {
  heightAt: (x: number, y: number) => number
  isWater: (x: number, y: number) => boolean
}
