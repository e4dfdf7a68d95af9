/** Gridlines above zero: at most this many. */
const MOST_LINES = 5

/** The step of an axis in units of 1, 2 or 5 times a power of ten, and its values, so that the last holds `highest`. */
export function axisValues(highest: number): number[] {
  if (highest <= 0) return []
  const rough = highest / MOST_LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each * MOST_LINES >= highest)
  if (!step) return []
  return Array.from({ length: Math.ceil(highest / step) }, (_, index) => Math.round(step * (index + 1)))
}
