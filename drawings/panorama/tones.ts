import { smoothstep } from '../interpolate.ts'
import type { Shading } from './shade.ts'
import type { View } from './view.ts'

export interface ToneOptions {
  /** Light at which strokes begin, and at which they are densest. */
  lightRange?: readonly [none: number, full: number]
  /** Slope at which strokes begin, and at which they are densest. */
  slopeRange: (depth: number) => readonly [none: number, full: number]
  /** The same for the shadows' flat tint. */
  flatSlopeRange?: readonly [none: number, full: number]
  /** Haze: kilometres from which tones fade, and over which they fall to a third. */
  haze: readonly [from: number, length: number]
  /** Ground that is left white. */
  isBlank?: (depth: number, east: number) => boolean
}

/** For every pixel how dark it is, from 0 to 1. */
export interface Tones {
  stroke: Float32Array
  flat: Float32Array
}

export function tones({ depth, east }: View, { light, slope }: Shading, options: ToneOptions): Tones {
  const { lightRange = [0.92, 0.1], flatSlopeRange = [0.05, 0.2], haze, isBlank = () => false } = options
  const stroke = new Float32Array(depth.length)
  const flat = new Float32Array(depth.length)
  for (let pixel = 0; pixel < depth.length; pixel++) {
    const lit = light[pixel]
    if (lit < 0) continue
    flat[pixel] = smoothstep(0.85, 0.15, lit) * smoothstep(...flatSlopeRange, slope[pixel])
    const away = depth[pixel]
    if (isBlank(away, east[pixel])) continue
    const fade = 0.25 + 0.75 * Math.exp(-Math.max(0, away - haze[0]) / haze[1])
    const dark = smoothstep(...lightRange, lit)
    stroke[pixel] = dark * fade * smoothstep(...options.slopeRange(away), slope[pixel])
  }
  return { stroke, flat }
}
