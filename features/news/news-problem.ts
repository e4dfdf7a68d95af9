/** What keeps a piece from being published. */
export const NEWS_PROBLEMS = [
  'title_missing',
  'title_long',
  'lead_missing',
  'lead_length',
  'body_missing',
  'date_invalid',
  'drawing_unknown',
  'drawing_alt_missing',
  'picture_unpublished',
  'next_invalid',
  'next_label_missing',
  'heading_level',
  'one_paragraph',
  'link_target',
  'not_shown',
] as const

export interface NewsProblem {
  code: (typeof NEWS_PROBLEMS)[number]
  /** The beginning of the text where it is, or the number of characters. */
  at?: string
}

/** The message is for authors of files; the back office translates the problem. */
export class NewsProblemError extends Error {
  readonly problem: NewsProblem

  constructor(message: string, code: NewsProblem['code'], at?: string) {
    super(message)
    this.problem = { code, ...(at !== undefined && { at }) }
  }
}
