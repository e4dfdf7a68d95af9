import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { type LegalContent, listLines } from './legal-content.ts'
import { placeholdersIn } from './legal-rules.ts'

/** Lines whose German text changed against what holds, while that of a language did not. */
export function listBehind(
  published: LegalContent,
  draft: LegalContent,
): { key: string; language: Language }[] {
  const before = new Map(listLines(published).map(({ key, texts }) => [key, texts]))
  return listLines(draft).flatMap(({ key, texts }) => {
    const old = before.get(key)
    if (!old || old.de === texts.de) return []
    return LANGUAGES.filter((language) => language !== 'de' && old[language] === texts[language]).map(
      (language) => ({ key, language }),
    )
  })
}

/** Placeholders of what holds that no German text has any more. */
export function listLost(published: LegalContent, draft: LegalContent): string[] {
  const used = (content: LegalContent) =>
    new Set(listLines(content).flatMap(({ texts }) => placeholdersIn(texts.de)))
  const still = used(draft)
  return [...used(published)].filter((placeholder) => !still.has(placeholder))
}
