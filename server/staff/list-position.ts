import { z } from 'zod'
import { LIST_CURSOR } from '#kernel/list-page.ts'

const cursor = z.string().regex(LIST_CURSOR).optional()

/** Parameters of every list that has pages; both left out is its first page. */
export const LIST_POSITION = { after: cursor, before: cursor }
