/** What a list shows of a piece. Travels as JSON. */
export interface NewsTeaser {
  /** Last part of the address, the same in every language. */
  slug: string
  title: string
  /** One or two sentences; also what a search engine shows. */
  lead: string
  /** `YYYY-MM-DD`. */
  date: string
  /** 640 × 800. */
  drawing: { src: string; alt: string } | null
}

export interface NewsEntry extends NewsTeaser {
  /** Where a reader goes from here. */
  next: { to: string; label: string } | null
  body: NewsBlock[]
}

/** A piece is text and nothing else: no markup of an author reaches a page. */
export type NewsBlock =
  | { kind: 'heading'; text: NewsInline[] }
  | { kind: 'paragraph'; text: NewsInline[] }
  | { kind: 'quote'; text: NewsInline[] }
  | { kind: 'list'; ordered: boolean; items: NewsInline[][] }

export type NewsInline =
  | string
  | { kind: 'strong' | 'em'; text: NewsInline[] }
  /** `to` begins with `/`, `https://` or `mailto:`. */
  | { kind: 'link'; to: string; text: NewsInline[] }

export interface NewsQuery {
  /** From 1; the first when left out. */
  page?: number | undefined
  /** Pieces on a page, `NEWS_PER_PAGE` unless told. */
  limit?: number | undefined
}

export interface NewsList {
  teasers: NewsTeaser[]
  page: number
  pages: number
}

export interface NewsArticle {
  piece: NewsEntry
  /** The neighbours in time. */
  newer: NewsNeighbour | null
  older: NewsNeighbour | null
}

export type NewsNeighbour = Pick<NewsTeaser, 'slug' | 'title'>

export const NEWS_PER_PAGE = 12
