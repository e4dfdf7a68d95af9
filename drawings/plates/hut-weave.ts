import { clamp, lerp } from '../interpolate.ts'
import type { Line } from '../lines.ts'
import { fractal, type Noise } from '../noise.ts'
import { HEIGHT, WIDTH } from '../poster.ts'
import { LEFT, nearness, onWall, outward, RIGHT } from './hut.ts'

const RODS = 34

/** Rods woven over and under the ribs, by nearness. */
export function rods(scales: readonly number[], noise: Noise, random: () => number): Line[][] {
  const pieces: Line[][] = [[], [], []]
  for (const side of [-1, 1])
    for (let rod = 0; rod < RODS; rod++) {
      const height = (rod + 0.3 + 0.4 * random()) / RODS
      for (let i = 0; i < scales.length - 1; i++) {
        const share = clamp(height + 0.012 * fractal(noise, i * 0.5, rod * 3 + side * 9, 2), 0, 1)
        const [from, to] = [scales[i], scales[i + 1] * 1.001]
        const piece = woven(side, share, from, to, (i + rod) % 2 === 0)
        if (!isBeside(piece)) pieces[nearness(lerp(from, to, 0.5))].push(piece)
      }
    }
  return pieces
}

/** Between two ribs: longer when over, hidden at both ends when under. */
function woven(side: number, share: number, from: number, to: number, isOver: boolean): Line {
  const foot = side < 0 ? LEFT : RIGHT
  return [
    onWall(foot, share, from * (isOver ? 0.992 : 1.02)),
    onWall(foot, share + (isOver ? 0.004 : -0.003) * side, lerp(from, to, 0.5)),
    onWall(foot, share, to * (isOver ? 1.008 : 0.985)),
  ]
}

function isBeside([start, , end]: Line): boolean {
  const bothEnds = (isOut: (x: number, y: number) => boolean) => isOut(...start) && isOut(...end)
  return bothEnds((x) => x < -20) || bothEnds((x) => x > WIDTH + 20) || bothEnds((_x, y) => y < -20)
}

export function leaves(random: () => number): [Line[], Line[]] {
  const [far, near]: [Line[], Line[]] = [[], []]
  for (let i = 0; i < 620; i++) {
    const foot = random() < 0.5 ? LEFT : RIGHT
    const share = random()
    const scale = 1.03 + random() ** 1.3 * 2.8
    const place = onWall(foot, share, scale)
    const [x, y] = place
    if (x < -10 || x > WIDTH + 10 || y < -10 || y > HEIGHT + 10) continue
    const length = (3.5 + 4.5 * random()) * scale * 0.7
    const angle = outward(place) + (random() - 0.5) * 1.6
    const [right, down] = [Math.cos(angle) * length, Math.sin(angle) * length]
    const leaf: Line = [
      place,
      [x + right * 0.5 + (random() - 0.5) * length * 0.4, y + down * 0.5 + (random() - 0.5) * length * 0.4],
      [x + right, y + down],
    ]
    ;(scale < 1.8 ? far : near).push(leaf)
  }
  return [far, near]
}
