import { FINE } from '../ink.ts'
import { lerp, smoothstep } from '../interpolate.ts'
import type { Line } from '../lines.ts'
import { fractal, gradientNoise } from '../noise.ts'
import type { Engraving } from './engraving.ts'
import { WATER } from './shade.ts'
import { toneAreas } from './tone-areas.ts'

interface Run {
  from: number
  to: number
  y: number
}

export function lakeArea({ view, shading }: Engraving): Line[] {
  const water = shading.light.map((light) => (light === WATER ? 1 : 0))
  return toneAreas(water, view, 0.5, { cell: 2, blur: 0, smallest: 60, tolerance: 0.5 })
}

/** First water row per column; the sheet's height without water. */
export function shoreRows({ view, shading }: Engraving): number[] {
  return Array.from({ length: view.width }, (_, x) => {
    for (let y = 0; y < view.height; y++) if (shading.light[view.pixelAt(x, y)] === WATER) return y
    return view.height
  })
}

/** Horizontal lines, denser near the far shore and under dark reflections. */
export function lakeLines({ view, shading, tones }: Engraving, shore: readonly number[]): Run[] {
  const noise = gradientNoise('tone')
  const isDrawn = (x: number, y: number, row: number) => {
    if (shading.light[view.pixelAt(x, y)] !== WATER) return false
    const mirrored = tones.stroke[view.pixelAt(x, Math.max(0, 2 * shore[x] - y - 6))]
    const dark = fractal(noise, x * 0.005 + row * 3.1, y * 0.05, 3) + mirrored * 0.35
    const nearShore = smoothstep(26, 4, y - shore[x]) * 0.3
    return dark + nearShore > lerp(0.06, 0.17, smoothstep(300, 440, y))
  }
  const runs: Run[] = []
  for (let y = 280, row = 0; y < view.height; row++) {
    let from: number | undefined
    for (let x = 0; x < view.width; x += 2) {
      const isOn = isDrawn(x, y, row)
      if (isOn) from ??= x
      if (from === undefined || (isOn && x < view.width - 2)) continue
      if (x - from > 12) runs.push({ from, to: x, y })
      from = undefined
    }
    y += 2.1 + Math.max(0, y - 290) * 0.034
  }
  return runs
}

export function lakePath(runs: readonly Run[]): string {
  let data = ''
  let [penX, penY] = [0, 0]
  for (const run of runs) {
    const [from, to, y] = [run.from, run.to, run.y].map((value) => Math.round(value * FINE))
    data += `m${from - penX} ${y - penY}h${to - from}`
    ;[penX, penY] = [to, y]
  }
  return data
}
