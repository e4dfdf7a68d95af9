import type { Language } from '#i18n/languages.ts'
import { refusals } from '#kit/refusals.ts'
import type { NewsProblem } from '../news-problem.ts'

/** A news article as its authors write it; a draft may lack anything. */
export interface NewsDocument {
  /** Swiss day, `YYYY-MM-DD`: shown, and when it is published. */
  date: string
  /** A drawing of `public/scenes` without its ending, or the id of an own picture. */
  drawing: string | null
  /** The page that the last sign leads to. */
  next: string | null
  texts: Readonly<Record<Language, NewsTexts>>
}

export interface NewsTexts {
  title: string
  lead: string
  drawingAlt: string
  nextLabel: string
  /** Markdown: `##` headings, paragraphs, lists, quotes, links, bold, italic. */
  body: string
}

/** Characters that a draft may have. */
export const NEWS_LIMITS = { line: 300, body: 20_000, slug: 60 } as const

export type NewsState = 'draft' | 'planned' | 'published'

export interface StaffNewsPiece {
  slug: string
  /** In German. */
  title: string
  date: string
  state: NewsState
  /** Something was written since it was published or planned. */
  hasDraft: boolean
  /** Languages with a problem. */
  incomplete: Language[]
}

export interface EditedNews {
  slug: string
  document: NewsDocument
  state: NewsState
  hasDraft: boolean
  /** The newest row; 0 while only the files have it. */
  revision: number
  problems: Readonly<Partial<Record<Language, NewsProblem>>>
  /** Newest first. */
  history: {
    revision: number
    at: string
    author: string | null
    isPublished: boolean
    document: NewsDocument
  }[]
}

/** What the list can be sorted by. */
export const NEWS_SORTS = ['piece', 'date', 'state'] as const

export const NEWS_REFUSALS = refusals({
  unknown_news: 'missing',
  changed_meanwhile: 'conflict',
  news_incomplete: 'conflict',
  no_title: 'invalid',
  address_taken: 'conflict',
  nothing_to_publish: 'conflict',
})

export type NewsRefusal =
  | { code: 'unknown_news' }
  | { code: 'changed_meanwhile' }
  | { code: 'news_incomplete'; language: Language; problem: NewsProblem }
  | { code: 'no_title' }
  | { code: 'address_taken'; slug: string }
  | { code: 'nothing_to_publish' }

/** `Feuer & Fokus: vier Fehler` becomes `feuer-fokus-vier-fehler`; empty when nothing of it can stand in an address. */
export function toSlug(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NEWS_LIMITS.slug)
    .replace(/^-+|-+$/g, '')
}
