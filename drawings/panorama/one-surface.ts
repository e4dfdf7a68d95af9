import type { View } from './view.ts'

/** Whether neighbouring pixels are on one slope, not across an occlusion. */
export function isOneSurface({ depth, pixelAt }: View) {
  return (x0: number, y0: number, x1: number, y1: number): boolean =>
    Math.abs(Math.log(depth[pixelAt(x0, y0)] / depth[pixelAt(x1, y1)])) < 0.03
}
