import { z } from 'zod'
import { missingFacts, openPages } from '#content/missing-facts.ts'
import type { Services } from '#content/services.ts'
import { UNCONFIRMED } from '#content/unconfirmed.ts'
import { CONFIRMED_KIND } from '#features/facts/confirmed-statement.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import type { Database } from '#platform/database/database.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import { publishStaffFact } from './publish-staff-fact.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const confirmation = z.object({ confirmed: z.boolean(), seen: z.int().min(0) })

/** What the owner has not given or confirmed. Not in the pages' code, which anybody can read. */
export function missingEndpoint(
  route: StaffRoute,
  { db, clock, messages }: Pick<StaffDeps, 'db' | 'clock' | 'messages'>,
): void {
  route('GET', '/missing', 'texts', 'none', async ({ language }) => {
    const stored = new Map((await listFacts(db, CONFIRMED_KIND)).map((fact) => [fact.key, fact]))
    const { facts } = messages.current()
    const statements = openStatements(facts.services).map(({ id, statement, pages }) => ({
      id,
      statement: statement[language],
      pages,
      revision: stored.get(id)?.revision ?? 0,
    }))
    const isConfirmed = ({ id }: { id: string }) => stored.get(id)?.published === true
    return {
      facts: missingFacts(facts),
      unconfirmed: statements.filter((each) => !isConfirmed(each)),
      confirmed: statements.filter(isConfirmed),
    }
  })

  route('POST', '/missing/:id/confirmation', 'texts', 'none', confirmation, async (call) => {
    const { body, member, reply } = call
    const key = UNCONFIRMED.find(({ id }) => id === call.id)?.id
    if (key === undefined) return refuseStaff(reply, { code: 'unknown_entry' })
    const change = { key, value: body.confirmed || null, seen: body.seen }
    const result = await publishStaffFact({ db, clock, messages }, CONFIRMED_KIND, change, member.id)
    return answerWith(reply, result, ({ revision }) => ({ revision }))
  })
}

/** Statements of the pages that the owner has not confirmed. */
export async function countUnconfirmed(db: Database, services: Services): Promise<number> {
  const stored = await listFacts(db, CONFIRMED_KIND)
  const confirmed = new Set(stored.filter(({ published }) => published === true).map(({ key }) => key))
  return openStatements(services).filter(({ id }) => !confirmed.has(id)).length
}

/** Those that a page still says. */
function openStatements(services: Services) {
  return UNCONFIRMED.map((each) => ({ ...each, pages: openPages(each.pages, services) })).filter(
    ({ pages }) => pages.length > 0,
  )
}
