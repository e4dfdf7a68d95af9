import { Grid } from '../grid.ts'
import { isoLines } from '../iso-lines.ts'
import { between, lengthOf, type Line } from '../lines.ts'
import { fractal, gradientNoise, ridged } from '../noise.ts'
import { type Point, simplify } from '../path-data.ts'
import { HEIGHT, WIDTH } from '../poster.ts'

export const CELL = 5

/** Contour interval; every fifth is an index contour. */
const STEP = 4.4

export function hills() {
  const rolling = gradientNoise('ol-21')
  const crests = gradientNoise('ol-22')
  const heightAt = (x: number, y: number) =>
    60 * fractal(rolling, x * 0.0042, y * 0.0042, 4, 0.42) + 26 * ridged(crests, x * 0.0032, y * 0.0032, 2)
  /** Track through the points with random deviations. */
  const wander = (points: Line): Line => {
    const way = points.slice(0, -1).flatMap((from, i) => {
      const steps: Point[] = []
      for (let share = 0; share < 1; share += 0.08) {
        const [x, y] = between(from, points[i + 1], share)
        steps.push([
          x + 16 * fractal(crests, x * 0.012, y * 0.012, 3),
          y + 16 * fractal(rolling, x * 0.012 + 9, y * 0.012, 3),
        ])
      }
      return steps
    })
    return simplify(way, 0.8)
  }
  return { ...contours(heightAt), streamFrom: (x: number, y: number) => stream(heightAt, x, y), wander }
}

type HeightAt = (x: number, y: number) => number

function contours(heightAt: HeightAt): { minor: Line[]; major: Line[] } {
  const ground = Grid.sample(WIDTH, HEIGHT, CELL, heightAt)
  const [minor, major]: [Line[], Line[]] = [[], []]
  for (let height = -60; height < 90; height += STEP) {
    const lines = isoLines(ground, height)
      .filter((line) => lengthOf(line) > 44)
      .map((line) => simplify(line, 1.15))
    ;(Math.round((height + 60) / STEP) % 5 === 0 ? major : minor).push(...lines)
  }
  return { minor, major }
}

/** Down the fall line from a spring to a hollow or the map's edge. */
function stream(heightAt: HeightAt, x: number, y: number): Line {
  const points: Point[] = [[x, y]]
  for (let i = 0; i < 400; i++) {
    const east = heightAt(x + 3, y) - heightAt(x - 3, y)
    const south = heightAt(x, y + 3) - heightAt(x, y - 3)
    const slope = Math.hypot(east, south) || 1
    x -= (east / slope) * 3
    y -= (south / slope) * 3
    points.push([x, y])
    if (x < -5 || y < -5 || x > WIDTH + 5 || y > HEIGHT + 5) break
    if (i > 30 && slope < 0.02) break
  }
  return simplify(points, 0.8)
}
