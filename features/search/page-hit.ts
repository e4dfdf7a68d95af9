export interface PageHit {
  /** Without the query; of a question, with its fragment. */
  path: string
  title: string
  description: string
  /** Of a question: the title of its page. */
  page?: string
}

/** Words, or a mistyped path. No words: every page. */
export type PageQuery = { text: string } | { near: string }

export const MAX_QUERY_LENGTH = 100
