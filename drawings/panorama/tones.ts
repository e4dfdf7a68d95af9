import { smoothstep } from '../interpolate.ts'
import type { Shading } from './shade.ts'
import type { View } from './view.ts'

export interface ToneOptions {
  /** Light where strokes start, and where they are densest. */
  lightRange?: readonly [none: number, full: number]
  /** Slope where strokes start, and where they are densest. */
  slopeRange: (depth: number) => readonly [none: number, full: number]
  /** For the flat shadow tint. */
  flatSlopeRange?: readonly [none: number, full: number]
  /** Kilometres where tones start to fade, and over which they fall to a third. */
  haze: readonly [from: number, length: number]
  isBlank?: (depth: number, east: number) => boolean
}

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
