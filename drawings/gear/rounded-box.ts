import { FINE } from '../ink.ts'

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const fine = (value: number) => Math.round(value * FINE)
  const r = fine(radius)
  const across = fine(width - 2 * radius)
  const down = fine(height - 2 * radius)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${fine(x + radius)} ${fine(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}
