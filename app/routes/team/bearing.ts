interface Point {
  x: number
  y: number
}

/** Whole degrees clockwise from north; y grows southwards. */
export function bearing(from: Point, to: Point): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
  return Math.round((degrees + 360) % 360) % 360
}
