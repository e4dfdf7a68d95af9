import { type Line, scaled } from '../lines.ts'
import { type Point, simplify } from '../path-data.ts'
import { levelled } from './level-line.ts'
import { outlines } from './outlines.ts'
import type { View } from './view.ts'

export interface OutlineOptions {
  /** Kilometres up to which the heavy and middle weights are used. */
  depths: readonly [heavy: number, middle: number]
  isKept?: (line: readonly Point[]) => boolean
}

/** Outlines of a double-resolution view in three weights, light to heavy. */
export function outlinesByDepth(
  fine: View,
  { depths: [heavy, middle], isKept = () => true }: OutlineOptions,
): Line[][] {
  const weights: Line[][] = [[], [], []]
  for (const { points, depth } of outlines(fine)) {
    const line = scaled(levelled(points), 1 / 2)
    if (isKept(line)) weights[depth < heavy ? 2 : depth < middle ? 1 : 0].push(simplify(line, 0.42))
  }
  return weights
}
