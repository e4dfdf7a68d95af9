interface Point {
  x: number
  y: number
}

/** Bearing in whole degrees, clockwise from north, between two points of a sheet whose y grows to the south. */
export function bearing(from: Point, to: Point): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
  return Math.round((degrees + 360) % 360) % 360
}
