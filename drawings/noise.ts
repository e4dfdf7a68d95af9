import { seededRandom } from './seeded-random.ts'

/** Smooth noise, about [-1, 1]. */
export type Noise = (x: number, y: number) => number

/** Perlin's gradient noise, period 256. */
export function gradientNoise(seed: string): Noise {
  const random = seededRandom(seed)
  const order = shuffled(random)
  const east = new Float32Array(256)
  const north = new Float32Array(256)
  for (let i = 0; i < 256; i++) {
    const angle = random() * Math.PI * 2
    east[i] = Math.cos(angle)
    north[i] = Math.sin(angle)
  }
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const right = x - column
    const down = y - row
    const slope = (i: number, j: number) => {
      const corner = order[(order[(column + i) & 255] + ((row + j) & 255)) & 255]
      return east[corner] * (right - i) + north[corner] * (down - j)
    }
    const u = fade(right)
    const v = fade(down)
    const [a, b, c, d] = [slope(0, 0), slope(1, 0), slope(0, 1), slope(1, 1)]
    return (a + u * (b - a) + v * (c - a + u * (a - b - c + d))) * 1.5
  }
}

function shuffled(random: () => number): number[] {
  const order = Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  return order
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

/** Fractal Brownian motion, normalized: each octave about twice the frequency and `gain` times the amplitude. */
export function fractal(noise: Noise, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0
  let height = 1
  let heights = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += height * noise(x, y)
    heights += height
    height *= gain
    x = x * 2.03 + 17.3
    y = y * 2.03 - 9.1
  }
  return sum / heights
}

/** Ridged multifractal (Musgrave): crests at zero crossings, detail only on crests. */
export function ridged(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let height = 1
  let heights = 0
  let weight = 1
  for (let octave = 0; octave < octaves; octave++) {
    const nearness = 1 - Math.abs(noise(x, y))
    const crest = nearness * nearness
    sum += height * crest * weight
    weight = Math.min(1, crest * 1.6)
    heights += height
    height *= 0.52
    x = x * 2.07 + 31.7
    y = y * 2.07 + 11.9
  }
  return sum / heights
}
