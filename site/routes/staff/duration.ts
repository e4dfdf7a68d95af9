import type { Language } from '#i18n/languages.ts'

const SIGNS: Record<Language, [day: string, hour: string, minute: string]> = {
  de: ['Tg.', 'Std.', 'Min.'],
  en: ['d', 'h', 'min'],
  fr: ['j', 'h', 'min'],
  it: ['g', 'h', 'min'],
}

/** Two largest units, rounded down: `5 Std. 20 Min.`, `3 Tg. 4 Std.`, `0 Min.` */
export function formatDuration(language: Language, ms: number): string {
  const all = Math.max(0, Math.floor(ms / 60_000))
  const counts = [Math.floor(all / 1440), Math.floor(all / 60) % 24, all % 60]
  const first = counts.findIndex((count) => count > 0)
  const units = first === -1 ? [2] : [first, first + 1]
  return units
    .filter((unit) => unit === first || first === -1 || (counts[unit] ?? 0) > 0)
    .map((unit) => `${counts[unit]}\u00a0${SIGNS[language][unit]}`)
    .join(' ')
}
