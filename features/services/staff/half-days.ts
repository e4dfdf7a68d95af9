/** `2½`, as the pages write it; `½` below one. Days are whole or halves. */
export function writeDays(days: number): string {
  const whole = Math.trunc(days)
  return whole === days ? String(days) : `${whole || ''}½`
}

/** As decimals, from either way of writing. */
export function withDecimals(typed: string): string {
  return typed.replace(/^\s*(\d*)½\s*$/, (_, whole: string) => `${whole || '0'}.5`)
}
