import type { Language } from '#i18n/languages.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { formatBytes } from '#i18n/format-bytes.ts'

/** A PDF that owners put onto pages. */
export interface PublishedDocument {
  title: Readonly<Record<Language, string>>
  /** On which it stands; on none nobody can fetch it. */
  pages: readonly string[]
  file: { bytes: number }
}

/** By the id of the file. */
export type Documents = Readonly<Record<string, PublishedDocument>>

export interface LocalisedDocument {
  title: string
  address: string
  /** "240 KB" */
  size: string
}

/** By page and in the order of the alphabet, for a page of one language. */
export function documentsIn(
  language: Language,
  documents: Documents,
): Readonly<Partial<Record<string, readonly LocalisedDocument[]>>> {
  const byPage: Record<string, LocalisedDocument[]> = {}
  for (const [id, { title, pages, file }] of Object.entries(documents)) {
    const address = `/documents/${id}.pdf?${LANGUAGE_QUERY}=${language}`
    for (const page of pages)
      byPage[page] = [
        ...(byPage[page] ?? []),
        { title: title[language], address, size: formatBytes(language, file.bytes) },
      ]
  }
  for (const ofPage of Object.values(byPage)) ofPage.sort((a, b) => a.title.localeCompare(b.title, language))
  return byPage
}
