import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { NewsEntry } from './news.ts'
import { parseNewsEntry } from './parse-news-entry.server.ts'

/** Newest first. */
export type News = Record<Language, NewsEntry[]>

/** Parses all files `…/<slug>/<language>.md`. Throws one error that lists every missing or invalid file. */
export function collectNews(files: Record<string, string>): News {
  const problems: string[] = []
  const attempt = (file: string, read: () => void) => {
    try {
      read()
    } catch (error) {
      problems.push(`${file} ${(error as Error).message}`)
    }
  }
  const news: News = { de: [], en: [], fr: [], it: [] }
  for (const [folder, sources] of byFolder(files)) {
    const slug = folder.split('/').at(-1) ?? ''
    attempt(folder, () => checkFolder(slug, sources))
    for (const language of LANGUAGES) {
      const file = `${folder}/${language}.md`
      attempt(file, () => {
        const source = sources.get(`${language}.md`)
        if (source === undefined) throw new Error('is missing')
        const piece = parseNewsEntry(slug, language, source)
        checkSameFacts(piece, news.de.find((german) => german.slug === slug) ?? piece)
        news[language].push(piece)
      })
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  for (const language of LANGUAGES) news[language].sort(newestFirst)
  return news
}

export function newestFirst(a: NewsEntry, b: NewsEntry): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)
}

function byFolder(files: Record<string, string>): Map<string, Map<string, string>> {
  const folders = new Map<string, Map<string, string>>()
  for (const [path, source] of Object.entries(files)) {
    const [, folder = '', name = ''] = /^\/?(.*)\/([^/]+)$/.exec(path) ?? []
    const sources = folders.get(folder) ?? new Map<string, string>()
    folders.set(folder, sources.set(name, source))
  }
  return folders
}

function checkFolder(slug: string, sources: Map<string, string>): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error('has a name that cannot be an address: only a–z, 0–9 and - between them')
  const stranger = [...sources.keys()].find(
    (name) => !LANGUAGES.some((language) => name === `${language}.md`),
  )
  if (stranger) throw new Error(`holds ${stranger}; the languages are ${LANGUAGES.join(', ')}`)
}

function checkSameFacts(piece: NewsEntry, german: NewsEntry): void {
  if (piece.date !== german.date) throw new Error(`has the date ${piece.date}, but de.md has ${german.date}`)
  if (piece.picture?.src !== german.picture?.src) throw new Error('has another drawing than de.md')
  if (piece.next?.to !== german.next?.to) throw new Error('has another next step than de.md')
}
