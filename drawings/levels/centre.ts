import type { Point } from '../path-data.ts'

/** Shared by the three levels: sun, pole star, compass. */
export const CENTRE: Point = [410, 262]
