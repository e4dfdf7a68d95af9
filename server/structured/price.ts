/** An amount as schema.org wants it: `1400.00`, whatever the language. */
export function plainAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
