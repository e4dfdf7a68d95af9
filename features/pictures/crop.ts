import type { Focus, Shape } from './content/pictures.ts'

/** Pixels. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** The largest part of a picture in a shape, as near to its focus as the edges allow. */
export function cropOf(picture: { width: number; height: number }, shape: Shape, focus: Focus): Crop {
  const [across = 1, down = 1] = shape.split(':').map(Number)
  const width = Math.max(1, Math.min(picture.width, Math.floor((picture.height * across) / down)))
  const height = Math.max(1, Math.min(picture.height, Math.floor((width * down) / across)))
  return {
    left: placed((picture.width * focus.x) / 100, width, picture.width),
    top: placed((picture.height * focus.y) / 100, height, picture.height),
    width,
    height,
  }
}

/** Centred where possible, never over an edge. */
function placed(centre: number, size: number, whole: number): number {
  return Math.round(Math.min(Math.max(centre - size / 2, 0), whole - size))
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** One percent by arrow key, ten with Shift; undefined for other keys. */
export function moveFocus({ x, y }: Focus, key: string, isFar: boolean): Focus | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const [across, down] = step.map((each) => each * (isFar ? 10 : 1)) as [number, number]
  return { x: percent(x + across), y: percent(y + down) }
}

/** A whole one from 0 to 100. */
export function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)))
}
