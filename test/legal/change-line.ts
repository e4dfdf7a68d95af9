import { LANGUAGES } from '#i18n/languages.ts'
import { type LegalContent, type LegalLine, readLegal } from '#features/messages/legal/legal-text.ts'

const KINDS: Readonly<Record<string, LegalLine['kind']>> = {
  paragraphs: 'paragraph',
  steps: 'step',
  items: 'item',
}

/** A copy with other texts in one line, such as `absage.paragraphs.0`. Throws where there is no such line. */
export function changeLine(content: LegalContent, key: string, texts: Partial<LegalContent>): LegalContent {
  const [section, list = '', index] = key.split('.')
  const read = readLegal(content)
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const markdown = content[language]
      const line = read[language].sections
        .find(({ id }) => id === section)
        ?.lines.filter(({ kind }) => kind === KINDS[list])[Number(index)]
      if (!line) throw new Error(`no line "${key}"`)
      const start = markdown.indexOf(line.text, line.at)
      const text = texts[language] ?? line.text
      return [language, markdown.slice(0, start) + text + markdown.slice(start + line.text.length)]
    }),
  ) as unknown as LegalContent
}

/** A copy without a section. */
export function withoutSection(content: LegalContent, id: string): LegalContent {
  const read = readLegal(content)
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const { sections } = read[language]
      const index = sections.findIndex((section) => section.id === id)
      const end = sections[index + 1]?.at ?? content[language].length
      return [language, content[language].slice(0, sections[index]?.at) + content[language].slice(end)]
    }),
  ) as unknown as LegalContent
}
