import { lerp } from '../interpolate.ts'
import { type Line, lengthOf } from '../lines.ts'
import { fractal, type Noise } from '../noise.ts'
import { type Point, simplify } from '../path-data.ts'

/** A tree: its middle and the width of its trunk. */
export type Tree = readonly [x: number, width: number]

export interface Joint {
  x: number
  y: number
  /** Index of the parent joint; -1 for the foot of a tree. */
  parent: number
  /** Index of the tree. */
  tree: number
}

interface Soil {
  width: number
  height: number
  trees: readonly Tree[]
  groundAt: (x: number) => number
  /** Where water lies: the roots grow towards it. */
  water: readonly Point[]
}

/** Offsets of the first roots, in widths of the trunk. */
const MAIN_ROOTS = [
  [-1.5, 0.8],
  [-0.5, 1.5],
  [0.55, 1.5],
  [1.6, 0.75],
] as const

/** Units: attraction radius, kill radius, step length, and how far above the ground a tree's roots begin. */
const [SIGHT, REACH, STEP, FOOT] = [76, 10, 7, 8]
const ROUNDS = 150

/** Hash cell size; two cells exceed `SIGHT`. */
const SQUARE = 40

/** Space colonization (Runions) from several trees at once, so that each keeps to its own soil. Parents first. */
export function growRootNet({ trees, groundAt, water }: Soil, noise: Noise): Joint[] {
  const joints = trees.flatMap((tree, index) => mainRoots(tree, groundAt(tree[0]), index * 17, index))
  let left = water
  for (let round = 0; round < ROUNDS && left.length > 0; round++) {
    const nearest = nearestIn(joints)
    const pulls = new Map<number, [number, number]>()
    left = left.filter((place) => {
      const found = nearest(place)
      if (!found) return true
      if (found.squared < REACH ** 2) return false
      const distance = Math.sqrt(found.squared)
      const pull = pulls.get(found.index) ?? [0, 0]
      pull[0] += (place[0] - joints[found.index].x) / distance
      pull[1] += (place[1] - joints[found.index].y) / distance
      pulls.set(found.index, pull)
      return true
    })
    if (pulls.size === 0) break
    for (const [parent, [right, down]] of pulls) {
      const { x, y, tree } = joints[parent]
      const strength = Math.hypot(right, down) || 1
      const wander = fractal(noise, x * 0.02, y * 0.02, 2)
      joints.push({
        x: x + (right / strength) * STEP + wander * 3,
        y: y + (down / strength) * STEP + wander * 2,
        parent,
        tree,
      })
    }
  }
  return joints
}

function mainRoots([x, width]: Tree, ground: number, first: number, tree: number): Joint[] {
  const foot = { x, y: ground - FOOT, tree }
  const roots = MAIN_ROOTS.flatMap(([right, down], root) =>
    [1, 2, 3, 4].map((part): Joint => {
      const parent = part === 1 ? first : first + root * 4 + part - 1
      return { x: x + (right * width * part) / 4, y: foot.y + (down * width * part) / 4, parent, tree }
    }),
  )
  return [{ ...foot, parent: -1 }, ...roots]
}

/** Nearest joint within sight, feet excepted, with its squared distance. */
function nearestIn(joints: readonly Joint[]) {
  const squares = new Map<string, number[]>()
  joints.forEach(({ x, y }, index) => {
    const key = `${Math.trunc(x / SQUARE)},${Math.trunc(y / SQUARE)}`
    const square = squares.get(key)
    if (square) square.push(index)
    else squares.set(key, [index])
  })
  return ([x, y]: Point): { index: number; squared: number } | undefined => {
    const [column, row] = [Math.trunc(x / SQUARE), Math.trunc(y / SQUARE)]
    let found: { index: number; squared: number } | undefined
    for (let down = -2; down <= 2; down++)
      for (let right = -2; right <= 2; right++)
        for (const index of squares.get(`${column + right},${row + down}`) ?? []) {
          const joint = joints[index]
          if (joint.parent < 0) continue
          const squared = (joint.x - x) ** 2 + (joint.y - y) ** 2
          if (squared < (found?.squared ?? SIGHT ** 2)) found = { index, squared }
        }
    return found
  }
}

export interface Roots {
  joints: readonly Joint[]
  children: readonly (readonly number[])[]
  /** Number of tips below the joint. */
  load: Float32Array
  /** Joints to the farthest tip. */
  toTip: Float32Array
  widthAt: (joint: number) => number
}

export function measureRoots(joints: readonly Joint[]): Roots {
  const children = joints.map((): number[] => [])
  joints.forEach(({ parent }, joint) => children[parent]?.push(joint))
  const load = new Float32Array(joints.length)
  const toTip = new Float32Array(joints.length)
  for (let joint = joints.length - 1; joint >= 0; joint--) {
    if (children[joint].length === 0) load[joint] = 1
    const { parent } = joints[joint]
    if (parent < 0) continue
    load[parent] += load[joint]
    toTip[parent] = Math.max(toTip[parent], toTip[joint] + 1)
  }
  const widthAt = (joint: number) => Math.min(12, load[joint] ** 0.5, 0.5 * (toTip[joint] + 1) ** 0.74)
  return { joints, children, load, toTip, widthAt }
}

/** Depths, as shares of the soil, at which neighbouring trees join. */
const DEPTHS = [
  [0.06, 0.22],
  [0.22, 0.38],
  [0.38, 0.56],
] as const

/** Where roots of neighbouring trees come closest, one line that joins them. */
export function bridgesBetween(
  { joints, toTip, widthAt }: Roots,
  { height, trees }: Pick<Soil, 'height' | 'trees'>,
  ground: number,
  noise: Noise,
): Line[] {
  const row = trees.map((_, tree) => tree).toSorted((a, b) => trees[a][0] - trees[b][0])
  return row.slice(0, -1).flatMap((tree, place) =>
    DEPTHS.flatMap(([from, to]) => {
      const [top, bottom] = [from, to].map((share) => ground + share * (height - ground))
      const within = (of: number) =>
        joints.flatMap((joint, index) =>
          joint.tree === of && joint.y >= top && joint.y <= bottom && toTip[index] >= 2 ? index : [],
        )
      let [best, least]: [Line | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
      const others = within(row[place + 1])
      for (const a of within(tree))
        for (const b of others) {
          const gap = Math.hypot(joints[a].x - joints[b].x, joints[a].y - joints[b].y)
          const cost = gap - 3 * (widthAt(a) + widthAt(b))
          if (cost < least) [best, least] = [hanging(joints[a], joints[b], noise), cost]
        }
      return best ? [best] : []
    }),
  )
}

function hanging(a: Joint, b: Joint, noise: Noise): Line {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  return Array.from({ length: 11 }, (_, part): Point => {
    const share = part / 10
    const sag = Math.sin(Math.PI * share)
    const wander = 5 * fractal(noise, share * 3 + a.x, a.y, 2)
    return [lerp(a.x, b.x, share), lerp(a.y, b.y, share) + sag * (length * 0.12 + wander)]
  })
}

/** Largest width per pen. */
const PENS = [1.5, 2.3, 3.4, 5, 7.4, 99]
const SHORTEST = 9

/** Strokes by pen, thin to thick: along the heaviest child; others and changes of the pen start again. */
export function rootStrokes({ joints, children, load, widthAt }: Roots): Line[][] {
  const strokes: Point[][][] = PENS.map(() => [])
  const placeOf = (joint: number): Point => [joints[joint].x, joints[joint].y]
  const penOf = (joint: number) => PENS.findIndex((limit) => widthAt(joint) <= limit)
  const follow = (first: number, from: number): void => {
    let stroke = [placeOf(from)]
    let pen = penOf(first)
    for (let joint = first; ; ) {
      stroke.push(placeOf(joint))
      const [next, ...others] = children[joint].toSorted((a, b) => load[b] - load[a])
      for (const other of others) follow(other, joint)
      if (next === undefined) break
      if (penOf(next) !== pen) {
        strokes[pen].push(stroke)
        stroke = [placeOf(joint)]
        pen = penOf(next)
      }
      joint = next
    }
    strokes[pen].push(stroke)
  }
  joints.forEach(({ parent }, foot) => {
    if (parent < 0) for (const child of children[foot]) follow(child, foot)
  })
  return strokes.map((lines) =>
    lines.filter((line) => lengthOf(line) > SHORTEST).map((line) => simplify(line, 1.7)),
  )
}
