/** A value for every angle in radians, the same after a full turn. */
export type Circle = (angle: number) => number

/** A sum of waves round the circle: how many per turn, how high, each with a phase of its own. */
export function harmonics(random: () => number, counts: number[], heights: number[]): Circle {
  const phases = counts.map(() => random() * 2 * Math.PI)
  return (angle) =>
    counts.reduce(
      (sum, count, i) => sum + Math.sin(angle * count + (phases[i] ?? 0)) * (heights[i] ?? 0) * 0.6,
      0,
    )
}

/** The same angle between −π and π. */
export function turn(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
