import type { Language } from '#i18n/languages.ts'

/** A list of which length and order can be changed, as staff see it. */
export interface EditedList {
  namespace: string
  path: string
  /** As arranged last; what visitors see once it is published. */
  keys: readonly string[]
  least: number
  most: number
  /** What the next change has to name; 0 without any. */
  revision: number
  isDraft: boolean
  /** A release came with further items; they are among those that can be put back. */
  isReleased: boolean
  /** Items that can be put back, with their first text. */
  removed: { key: string; texts: Record<Language, string> }[]
}

/** What a publication did to a list, in words of its language. */
export interface ListDifference {
  namespace: string
  path: string
  before: string[]
  after: string[]
}
