/** A page as a list of results shows it. Travels as JSON. */
export interface PageHit {
  /** Without the query. */
  path: string
  title: string
  description: string
}

/** What is looked for: words, or the page that a mistyped path may have meant. No words: every page. */
export type PageQuery = { text: string } | { near: string }

/** Longer texts are cut: nobody types them. */
export const MAX_QUERY_LENGTH = 100
