import { missingFacts } from '#content/missing-facts.ts'
import { UNCONFIRMED } from '#content/unconfirmed.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

/** `GET /missing`: what the owner has not given or confirmed. Not in the pages' code, which anybody can read. */
export function missingEndpoint(route: StaffRoute, { messages }: Pick<StaffDeps, 'messages'>): void {
  route('GET', '/missing', 'texts', 'none', async ({ language }) => ({
    facts: missingFacts(messages.current().facts),
    unconfirmed: UNCONFIRMED.map(({ id, statement, pages }) => ({
      id,
      statement: statement[language],
      pages,
    })),
  }))
}
