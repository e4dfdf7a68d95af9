import type { Language } from './languages.ts'

const KIB = 1024
const MIB = KIB * KIB

/** The size of a file: `340 KB`, `3.4 MB`, `12 MB`; in French `340 Ko`, `3,4 Mo`. At least 1 KB; a MB has 1024 KB. */
export function formatBytes(language: Language, bytes: number): string {
  const [value, unit] = bytes < MIB ? [Math.max(1, Math.round(bytes / KIB)), 'K'] : [bytes / MIB, 'M']
  const text = unit === 'K' ? String(value) : value.toFixed(1).replace(/\.0$/, '')
  const isFrench = language === 'fr'
  return `${isFrench ? text.replace('.', ',') : text}\u00a0${unit}${isFrench ? 'o' : 'B'}`
}
