import { z } from 'zod'
import { LIST_CURSOR, type ListSort, sortsOf } from '#kernel/list-page.ts'

const cursor = z.string().regex(LIST_CURSOR).optional()

/** Parameters of every list that has pages; both left out is its first page. */
export const LIST_POSITION = { after: cursor, before: cursor }

/** What a list may be sorted by; left out: its own order. */
export function listSort<Key extends string>(keys: readonly Key[]) {
  return z.enum(sortsOf(keys) as [ListSort<Key>, ...ListSort<Key>[]]).optional()
}
