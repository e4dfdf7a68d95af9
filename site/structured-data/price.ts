/** `1400.00`, independent of language. */
export function plainAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
