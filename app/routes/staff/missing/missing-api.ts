import type { MissingFact } from '#content/missing-facts.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface MissingPosts {
  '/missing/:id/confirmation': Action<{ confirmed: boolean; seen: number }, { revision: number }>
}

/** `GET` below `/api/staff`. */
export interface MissingAnswers {
  '/missing': Missing
}

export interface Missing {
  facts: MissingFact[]
  unconfirmed: Statement[]
  confirmed: Statement[]
}

interface Statement {
  id: string
  statement: string
  /** Paths. */
  pages: readonly string[]
  /** What its next confirmation has to name. */
  revision: number
}
