import { LINE_LISTS, type LegalContent, type Texts } from '#features/messages/legal/legal-content.ts'

/** A copy with other texts in one line. Throws where there is no such line. */
export function changeLine(content: LegalContent, key: string, texts: Partial<Texts>): LegalContent {
  let found = false
  const sections = content.sections.map((section) => ({
    ...section,
    ...Object.fromEntries(
      LINE_LISTS.map((list) => [
        list,
        section[list].map((line) => {
          if (line.key !== key) return line
          found = true
          return { key, texts: { ...line.texts, ...texts } }
        }),
      ]),
    ),
  }))
  if (!found) throw new Error(`no line "${key}"`)
  return { ...content, sections }
}
