import type { Pictures } from '#features/pictures/content/pictures.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { type News, newestFirst } from './collect-news.server.ts'
import type { NewsEntry } from './news.ts'
import { NewsProblemError } from './news-problem.ts'
import type { NewsDocument } from './staff/news-document.ts'
import { entryOf } from './staff/read-document.server.ts'

interface PublishedPiece {
  slug: string
  document: NewsDocument
  isRemoved: boolean
}

/** The pieces of the files with the published ones above them; one that cannot be shown gives way to the files'. */
export function mergeNews(files: News, published: readonly PublishedPiece[], pictures: Pictures): News {
  const merged: News = { de: [...files.de], en: [...files.en], fr: [...files.fr], it: [...files.it] }
  for (const { slug, document, isRemoved } of published) {
    const entries = isRemoved ? [] : entriesOf(slug, document, pictures)
    if (!entries) continue
    for (const [index, language] of LANGUAGES.entries()) {
      const others = merged[language].filter((piece) => piece.slug !== slug)
      const entry = entries[index]
      merged[language] = entry ? [...others, entry] : others
    }
  }
  for (const language of LANGUAGES) merged[language].sort(newestFirst)
  return merged
}

/** In the order of `LANGUAGES`; undefined when one language cannot be shown. */
function entriesOf(slug: string, document: NewsDocument, pictures: Pictures): NewsEntry[] | undefined {
  try {
    return LANGUAGES.map((language) => entryOf(slug, document, language, pictures))
  } catch (error) {
    if (error instanceof NewsProblemError) return undefined
    throw error
  }
}
