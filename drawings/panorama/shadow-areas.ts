import type { Line } from '../lines.ts'
import { toneAreas } from './tone-areas.ts'
import type { View } from './view.ts'

/** Far ones separate, for haze; near ones, and the darkest of these again. */
export function shadowAreas(view: View, flat: Float32Array, split: number): Line[][] {
  const within = (from: number, to: number) =>
    flat.map((dark, pixel) => (view.depth[pixel] >= from && view.depth[pixel] < to ? dark : 0))
  const near = within(0, split)
  return [
    toneAreas(within(split, 400), view, 0.5, { smallest: 90 }),
    toneAreas(near, view, 0.5, { smallest: 80 }),
    toneAreas(near, view, 0.83, { smallest: 60 }),
  ]
}
