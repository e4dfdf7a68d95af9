import type { Language } from '#i18n/languages.ts'

export const QUEUE_REASONS = ['missing', 'outdated', 'unread'] as const
/** Why somebody has to look at a text: nothing is there, German has changed since, or a machine suggested it. */
export type QueueReason = (typeof QUEUE_REASONS)[number]

/** What is to do in one language, over all pages. */
export interface TextQueue {
  language: Language
  /** In the order of the pages and their texts. */
  texts: QueuedText[]
  /** Pages with something to publish. */
  drafts: DraftedPage[]
}

export interface QueuedText {
  page: string
  namespace: string
  path: string
  reasons: QueueReason[]
}

export interface DraftedPage {
  id: string
  path: string | null
  /** What a press publishes: drafts that somebody has read. */
  texts: { namespace: string; path: string; before: string; after: string }[]
  /** The newest revision among them, which the press names. */
  seen: number
}
