import type { SearchHit } from './search-hit.ts'

/** `GET` below `/api/staff`. */
export interface SearchAnswers {
  /** What is found for `q`, best first of each kind. */
  '/search': { hits: SearchHit[] }
}
