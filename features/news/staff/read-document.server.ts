import type { Pictures } from '#features/pictures/content/pictures.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { NewsEntry } from '../news.ts'
import { type NewsProblem, NewsProblemError } from '../news-problem.ts'
import { toNewsEntry } from '../parse-news-entry.server.ts'
import { type FrontMatter, readFrontMatter } from '../read-front-matter.server.ts'
import type { NewsDocument, NewsTexts } from './news-document.ts'

/** One language of a document as pages show it. Throws `NewsProblemError`. */
export function entryOf(
  slug: string,
  document: NewsDocument,
  language: Language,
  pictures: Pictures,
): NewsEntry {
  const { date, drawing, next, texts } = document
  const { title, lead, drawingAlt, nextLabel, body } = texts[language]
  const lines = { title, lead, date, drawing, drawingAlt, next, nextLabel }
  const head = Object.fromEntries(
    Object.entries(lines).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  ) as FrontMatter
  return toNewsEntry(slug, language, head, body, pictures)
}

/** The first problem of each language; none where it can be published. */
export function findNewsProblems(
  document: NewsDocument,
  pictures: Pictures,
): Partial<Record<Language, NewsProblem>> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const problem = problemIn(document, language, pictures)
      return problem ? [[language, problem]] : []
    }),
  )
}

function problemIn(document: NewsDocument, language: Language, pictures: Pictures): NewsProblem | undefined {
  try {
    const { picture } = entryOf('any', document, language, pictures)
    return document.drawing && !picture ? { code: 'picture_unpublished' } : undefined
  } catch (error) {
    if (error instanceof NewsProblemError) return error.problem
    throw error
  }
}

/** A piece that came as files, so that it is edited like any other. */
export function documentOfFiles(sources: Readonly<Record<Language, string>>): NewsDocument {
  const read = LANGUAGES.map((language) => [language, readFrontMatter(sources[language])] as const)
  const { date = '', drawing = null, next = null } = readFrontMatter(sources.de).head
  const texts = read.map(([language, { head, text }]): [Language, NewsTexts] => [
    language,
    {
      title: head.title ?? '',
      lead: head.lead ?? '',
      drawingAlt: head.drawingAlt ?? '',
      nextLabel: head.nextLabel ?? '',
      body: text.trim(),
    },
  ])
  return { date, drawing, next, texts: Object.fromEntries(texts) as NewsDocument['texts'] }
}
