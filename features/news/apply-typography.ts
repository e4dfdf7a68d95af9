import type { Language } from '#i18n/languages.ts'

/** Sets curved apostrophes, a no-break space after CHF, and the narrow no-break spaces of French punctuation. */
export function applyTypography(language: Language, text: string): string {
  const set = text.replaceAll("'", '’').replace(/CHF (?=\d)/g, 'CHF\u00a0')
  return language === 'fr' ? set.replace(/ (?=[;:!?»])/g, '\u202f').replaceAll('« ', '«\u202f') : set
}
