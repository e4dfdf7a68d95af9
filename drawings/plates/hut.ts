import { between } from '../lines.ts'
import type { Point } from '../path-data.ts'

const VANISHING: Point = [318, 452]

/** Corners of the opening relative to the vanishing point; larger scales are nearer. */
export const APEX: Point = [0, -196]
export const LEFT: Point = [-150, 168]
export const RIGHT: Point = [150, 168]

/** Scale 1 is the opening, above 4 is behind the viewer. */
export function at([right, down]: Point, scale: number): Point {
  return [VANISHING[0] + right * scale, VANISHING[1] + down * scale]
}

/** Point on the wall to `foot`, by its share from the ridge pole. */
export function onWall(foot: Point, share: number, scale: number): Point {
  return at(between(APEX, foot, share), scale)
}

/** Point on the floor, by its share from left to right. */
export function onFloor(share: number, scale: number): Point {
  return at(between(LEFT, RIGHT, share), scale)
}

export function outward([x, y]: Point): number {
  return Math.atan2(y - VANISHING[1], x - VANISHING[0])
}

/** 0 at the opening, 1 halfway, 2 near: thin and bright to thick and dark. */
export function nearness(scale: number): 0 | 1 | 2 {
  return scale < 1.45 ? 0 : scale < 2.3 ? 1 : 2
}
