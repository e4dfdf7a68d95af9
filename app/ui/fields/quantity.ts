/** Clamped to `min` and `max`; `fallback` when not a number. */
export function readQuantity(text: string, { min, max, fallback }: QuantityBounds): number {
  if (!/^\s*\d+\s*$/.test(text)) return fallback
  return Math.min(Math.max(Number(text), min), Math.max(min, max))
}

interface QuantityBounds {
  min: number
  max: number
  fallback: number
}
