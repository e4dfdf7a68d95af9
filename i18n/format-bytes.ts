import type { Language } from './languages.ts'

const KIB = 1024
const MIB = KIB * KIB

/** A file size such as `340 KB` or `3.4 MB` (French `340 Ko`, `3,4 Mo`): at least 1 KB, 1024 KB to a MB. */
export function formatBytes(language: Language, bytes: number): string {
  const [value, unit] = bytes < MIB ? [Math.max(1, Math.round(bytes / KIB)), 'K'] : [bytes / MIB, 'M']
  const text = unit === 'K' ? String(value) : value.toFixed(1).replace(/\.0$/, '')
  const isFrench = language === 'fr'
  return `${isFrench ? text.replace('.', ',') : text}\u00a0${unit}${isFrench ? 'o' : 'B'}`
}
