import { TARGET_LANGUAGES, type TargetLanguage } from '#features/messages/translation.ts'
import { toLanguage } from '#i18n/languages.ts'

/** Of language tags such as `fr-CH`; undefined unless a text is translated from German into one of ours. */
export function toTargetLanguage(
  from: string | undefined,
  to: string | undefined,
): TargetLanguage | undefined {
  const language = toLanguage(to)
  return toLanguage(from) === 'de' ? TARGET_LANGUAGES.find((each) => each === language) : undefined
}
