import { fractal, type Noise } from '../noise.ts'
import type { Point } from '../path-data.ts'
import { HEIGHT, WIDTH } from '../poster.ts'

export interface Joint {
  x: number
  y: number
  /** Index of the parent joint; -1 for the root. */
  parent: number
}

/** Offsets of the four initial roots from the trunk's foot. */
const MAIN_ROOTS = [
  [-34, 34],
  [-13, 42],
  [10, 44],
  [36, 32],
] as const

/** Units: attraction radius, kill radius, step length. */
const [SIGHT, REACH, STEP] = [78, 9, 6.5]

/** Space colonization (Runions): joints grow towards the nearest water. Parents precede children. */
export function growRoots(ground: number, random: () => number, noise: Noise): Joint[] {
  let water = waterIn(ground, random)
  const joints = mainRoots(ground)
  for (let round = 0; round < 170; round++) {
    const nearest = new Neighbourhood(joints)
    const pulls = new Map<number, [number, number]>()
    water = water.filter(([x, y]) => {
      const found = nearest.of(x, y)
      if (!found) return true
      const { index, squared } = found
      if (squared < REACH ** 2) return false
      const distance = Math.sqrt(squared)
      const pull = pulls.get(index) ?? [0, 0]
      pull[0] += (x - joints[index].x) / distance
      pull[1] += (y - joints[index].y) / distance
      pulls.set(index, pull)
      return true
    })
    if (pulls.size === 0) break
    for (const [parent, [right, down]] of pulls) {
      const { x, y } = joints[parent]
      const strength = Math.hypot(right, down) || 1
      const wander = 0.35 * fractal(noise, x * 0.03, y * 0.03, 2)
      joints.push({
        x: x + (right / strength) * STEP + wander * 5,
        y: y + (down / strength) * STEP + 0.4,
        parent,
      })
    }
  }
  return joints
}

/** Denser near the surface and below the tree. */
function waterIn(ground: number, random: () => number): Point[] {
  const places = Array.from({ length: 2600 }, () => {
    const x = random() * (WIDTH + 80) - 40
    const y = ground + 14 + random() ** 1.15 * (HEIGHT - ground + 20)
    const isInside = Math.hypot((x - 330) / 420, (y - ground) / 640) < 1 - 0.15 * random()
    return { place: [x, y] as const, isInside }
  })
  return places.filter(({ isInside }) => isInside).map(({ place }) => place)
}

function mainRoots(ground: number): Joint[] {
  const foot = { x: 330, y: ground - 26 }
  const joints: Joint[] = [{ ...foot, parent: -1 }]
  for (const [right, down] of MAIN_ROOTS)
    for (let part = 1; part <= 4; part++) {
      const parent = part === 1 ? 0 : joints.length - 1
      joints.push({ x: foot.x + (right * part) / 4, y: foot.y + (down * part) / 4, parent })
    }
  return joints
}

/** Hash cell size; two cells exceed `SIGHT`. */
const SQUARE = 40

class Neighbourhood {
  private readonly joints: readonly Joint[]
  private readonly squares = new Map<string, number[]>()

  constructor(joints: readonly Joint[]) {
    this.joints = joints
    joints.forEach(({ x, y }, index) => {
      const key = `${Math.trunc(x / SQUARE)},${Math.trunc(y / SQUARE)}`
      const square = this.squares.get(key)
      if (square) square.push(index)
      else this.squares.set(key, [index])
    })
  }

  /** Nearest joint within sight, with its squared distance. */
  of(x: number, y: number): { index: number; squared: number } | undefined {
    const [column, row] = [Math.trunc(x / SQUARE), Math.trunc(y / SQUARE)]
    let found: { index: number; squared: number } | undefined
    for (let down = -2; down <= 2; down++)
      for (let right = -2; right <= 2; right++)
        for (const index of this.squares.get(`${column + right},${row + down}`) ?? []) {
          const joint = this.joints[index]
          const squared = (joint.x - x) ** 2 + (joint.y - y) ** 2
          if (squared < (found?.squared ?? SIGHT ** 2)) found = { index, squared }
        }
    return found
  }
}
