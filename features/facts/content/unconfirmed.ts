import type { Translation } from './owner-facts.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'
import statements from './unconfirmed.json' with { type: 'json' }

/**
 * Statements of the pages that no document gives and that the owner has not confirmed. The back office lists them to
 * staff alone; whoever confirms one removes it from `unconfirmed.json`. There `/survival-training/*` stands for the
 * pages of all courses and `/team-events/*` for those of all team events.
 */
export interface UnconfirmedStatement {
  id: string
  statement: Translation
  pages: readonly string[]
}

const PAGES_OF_ALL: Readonly<Record<string, readonly string[]>> = {
  '/survival-training/*': SURVIVAL_COURSES.map(({ id }) => `/survival-training/${id}`),
  '/team-events/*': TEAM_EVENTS.map(({ id }) => `/team-events/${id}`),
}

export const UNCONFIRMED: readonly UnconfirmedStatement[] = statements.map((each) => ({
  ...each,
  pages: each.pages.flatMap((page) => PAGES_OF_ALL[page] ?? page),
}))
