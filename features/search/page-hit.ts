export interface PageHit {
  /** Without the query. */
  path: string
  title: string
  description: string
}

/** Words, or a mistyped path. No words: every page. */
export type PageQuery = { text: string } | { near: string }

export const MAX_QUERY_LENGTH = 100
