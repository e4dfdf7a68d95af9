import { clamp, lerp } from '../interpolate.ts'

/** Crest points, and the distance to the foot in kilometres per 1000 m of relief. */
export interface Ridge {
  foot: number
  crest: readonly (readonly [x: number, y: number, height: number])[]
}

/** Distance to the crest, and its height there. */
export function nearestOn({ crest }: Ridge, x: number, y: number): { distance: number; height: number } {
  let [distance, height] = [1e9, 0]
  for (let i = 0; i < crest.length - 1; i++) {
    const [ax, ay, from] = crest[i]
    const [bx, by, to] = crest[i + 1]
    const [dx, dy] = [bx - ax, by - ay]
    const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))
    const away = Math.hypot(x - ax - share * dx, y - ay - share * dy)
    if (away < distance) [distance, height] = [away, lerp(from, to, share)]
  }
  return { distance, height }
}
