const UNITS = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 } as const

/** Bytes of `20000000`, `"20mb"` or `"1.5 GB"` (decimal units), else undefined. */
export function parseFileSize(size: number | string): number | undefined {
  const [, amount, unit = 'b'] =
    /^\s*(\d{1,15}(?:\.\d{1,6})?)\s*(b|kb|mb|gb|tb)?\s*$/i.exec(String(size)) ?? []
  if (amount === undefined) return undefined
  const bytes = Number(amount) * UNITS[unit.toLowerCase() as keyof typeof UNITS]
  return Number.isSafeInteger(Math.floor(bytes)) ? Math.floor(bytes) : undefined
}
