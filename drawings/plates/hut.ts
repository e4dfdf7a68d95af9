import { between } from '../lines.ts'
import type { Point } from '../path-data.ts'

/** Everything in the hut runs towards this point. */
const VANISHING: Point = [318, 452]

/** The opening's corners from the vanishing point; farther from it the same triangle stands nearer to us. */
export const APEX: Point = [0, -196]
export const LEFT: Point = [-150, 168]
export const RIGHT: Point = [150, 168]

/** A corner at a scale: 1 is the opening, more than 4 is behind our back. */
export function at([right, down]: Point, scale: number): Point {
  return [VANISHING[0] + right * scale, VANISHING[1] + down * scale]
}

/** A place on the wall that leads down to `foot`: share of the way from the ridge pole. */
export function onWall(foot: Point, share: number, scale: number): Point {
  return at(between(APEX, foot, share), scale)
}

/** A place on the floor: share of the way from left to right. */
export function onFloor(share: number, scale: number): Point {
  return at(between(LEFT, RIGHT, share), scale)
}

/** Away from the light. */
export function outward([x, y]: Point): number {
  return Math.atan2(y - VANISHING[1], x - VANISHING[0])
}

/** 0 by the opening, 1 halfway, 2 close to us: thin and bright to thick and dark. */
export function nearness(scale: number): 0 | 1 | 2 {
  return scale < 1.45 ? 0 : scale < 2.3 ? 1 : 2
}
