import { z } from 'zod'
import { type ListSort, sortsOf } from '#kernel/list-page.ts'

/** What a list may be sorted by; left out: its own order. */
export function listSort<Key extends string>(keys: readonly Key[]) {
  return z.enum(sortsOf(keys) as [ListSort<Key>, ...ListSort<Key>[]]).optional()
}
