import type { LocalisedPicture } from '#features/pictures/content/pictures.ts'

export interface NewsTeaser {
  /** URL segment, the same in every language. */
  slug: string
  title: string
  /** Also the meta description. */
  lead: string
  date: string
  picture: LocalisedPicture | null
}

export interface NewsEntry extends NewsTeaser {
  next: { to: string; label: string } | null
  body: NewsBlock[]
}

/** Text only: an author's markup never reaches a page. */
export type NewsBlock =
  | { kind: 'heading'; text: NewsInline[] }
  | { kind: 'paragraph'; text: NewsInline[] }
  | { kind: 'quote'; text: NewsInline[] }
  | { kind: 'list'; ordered: boolean; items: NewsInline[][] }

export type NewsInline =
  | string
  | { kind: 'strong' | 'em'; text: NewsInline[] }
  /** Starts with `/`, `https://` or `mailto:`. */
  | { kind: 'link'; to: string; text: NewsInline[] }

export interface NewsQuery {
  page?: number | undefined
  limit?: number | undefined
}

export interface NewsList {
  teasers: NewsTeaser[]
  page: number
  pages: number
}

export interface NewsArticle {
  piece: NewsEntry
  newer: NewsNeighbour | null
  older: NewsNeighbour | null
}

export type NewsNeighbour = Pick<NewsTeaser, 'slug' | 'title'>

export const NEWS_PER_PAGE = 12

/** Characters. A title fits a browser tab and a search result with the brand; a lead is as much as a search result shows. */
export const NEWS_LENGTHS = { title: 50, lead: { min: 70, max: 155 } } as const
