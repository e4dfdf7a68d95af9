import { contract, get } from '#kit/contract.ts'
import { json, optional } from '#kit/fields.ts'
import type { SearchHit } from './search-hit.ts'

/** One search over everything that the role may see. */
export const search = contract(
  { permission: 'back_office', refusals: {} },
  {
    /** What is found for `q`, best first of each kind; nothing for what is too short or no words. */
    find: get('/search', { q: optional(json<string>()) }).answers<{ hits: SearchHit[] }>(),
  },
)
