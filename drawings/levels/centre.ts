import type { Point } from '../path-data.ts'

/** The circle that the three levels share: sun, pole star, compass. */
export const CENTRE: Point = [410, 262]
