import { between, type Line } from '../lines.ts'
import { type Point, simplify } from '../path-data.ts'
import type { Joint } from './grow-roots.ts'

/** Maximum width per pen. */
const PENS = [1.3, 1.9, 2.7, 3.8, 5.2, 7, 9.5, 99]

interface Root {
  joints: readonly Joint[]
  children: readonly (readonly number[])[]
  /** Number of tips below the joint. */
  load: Float32Array
  pen: readonly number[]
}

/** Strokes by pen, thin to thick. */
export function rootStrokes(joints: readonly Joint[]): Line[][] {
  const children = joints.map((): number[] => [])
  joints.forEach(({ parent }, joint) => children[parent]?.push(joint))
  const load = loads(joints, children)
  const widths = taper(joints, children, load)
  const pen = widths.map((width) => PENS.findIndex((limit) => width <= limit))
  const strokes: Point[][][] = PENS.map(() => [])
  for (const child of children[0]) follow({ joints, children, load, pen }, child, 0, strokes)
  return strokes.map((lines) => lines.filter((line) => line.length > 2).map(softened))
}

function loads(joints: readonly Joint[], children: readonly (readonly number[])[]): Float32Array {
  const load = new Float32Array(joints.length)
  for (let joint = joints.length - 1; joint >= 0; joint--) {
    if (children[joint].length === 0) load[joint] = 1
    if (joint > 0) load[joints[joint].parent] += load[joint]
  }
  return load
}

/** Width follows the load: main roots keep theirs, all taper towards the tips. */
function taper(
  joints: readonly Joint[],
  children: readonly (readonly number[])[],
  load: Float32Array,
): number[] {
  const widths = new Float32Array(joints.length)
  const toTip = new Float32Array(joints.length)
  joints.forEach(({ parent }, joint) => {
    const isMain = parent >= 0 && children[parent].every((child) => load[child] <= load[joint])
    const held = isMain ? widths[parent] * 0.962 : 0
    widths[joint] = parent < 0 ? 14 : Math.min(widths[parent], Math.max(load[joint] ** 0.47, held))
  })
  for (let joint = joints.length - 1; joint > 0; joint--) {
    const { parent } = joints[joint]
    toTip[parent] = Math.max(toTip[parent], toTip[joint] + 1)
  }
  return Array.from(widths, (width, joint) => Math.min(width, 0.55 * (toTip[joint] + 1) ** 0.72))
}

/** Follows the heaviest child; other children and pen changes start new strokes. */
function follow(root: Root, first: number, from: number, strokes: Point[][][]): void {
  const placeOf = (joint: number): Point => [root.joints[joint].x, root.joints[joint].y]
  let stroke = [placeOf(from)]
  let pen = root.pen[first]
  for (let joint = first; ; ) {
    stroke.push(placeOf(joint))
    const [next, ...others] = root.children[joint].toSorted((a, b) => root.load[b] - root.load[a])
    for (const other of others) follow(root, other, joint, strokes)
    if (next === undefined) break
    if (root.pen[next] !== pen) {
      strokes[pen].push(stroke)
      stroke = [placeOf(joint)]
      pen = root.pen[next]
    }
    joint = next
  }
  strokes[pen].push(stroke)
}

/** Rounding needs three points. */
function softened(line: Line): Line {
  const simple = simplify(line, 0.7)
  return simple.length === 2 ? [simple[0], between(simple[0], simple[1], 0.5), simple[1]] : simple
}
