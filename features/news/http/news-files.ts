import { collectNews } from '#features/news/collect-news.server.ts'
import type { NewsDocuments } from '#features/news/staff/edit-news.server.ts'
import { documentOfFiles } from '#features/news/staff/read-document.server.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'

const sources = import.meta.glob<string>('/content/news/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export const fileNews = collectNews(sources)

/** The same pieces as their authors wrote them. */
export const fileNewsDocuments: NewsDocuments = new Map(
  fileNews.de.map(({ slug }) => {
    const of = (language: Language) => sources[`/content/news/${slug}/${language}.md`] ?? ''
    const texts = Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]))
    return [slug, documentOfFiles(texts as Record<Language, string>)]
  }),
)
