/** Periodic function of an angle in radians. */
export type Circle = (angle: number) => number

/** Sum of waves: counts per turn and heights, with random phases. */
export function harmonics(random: () => number, counts: number[], heights: number[]): Circle {
  const phases = counts.map(() => random() * 2 * Math.PI)
  return (angle) =>
    counts.reduce(
      (sum, count, i) => sum + Math.sin(angle * count + (phases[i] ?? 0)) * (heights[i] ?? 0) * 0.6,
      0,
    )
}

/** Normalizes an angle to −π…π. */
export function turn(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
