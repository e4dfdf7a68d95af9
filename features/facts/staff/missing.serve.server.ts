import { missingFacts, openPages } from '#features/facts/content/missing-facts.ts'
import type { Services } from '#features/services/content/services.ts'
import { UNCONFIRMED } from '#features/facts/content/unconfirmed.ts'
import { accept, refuse } from '#kernel/result.ts'
import { serve } from '#kit/serve.server.ts'
import type { Database } from '#platform/database/database.ts'
import { publishStaffFact } from '#features/messages/staff/publish-staff-fact.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { CONFIRMED_KIND } from '../confirmed-statement.ts'
import { listFacts } from '../read-facts.server.ts'
import { missing } from './missing.contract.ts'

export const serveMissing = serve(missing)<StaffDeps>((deps) => ({
  read: async ({ language }) => {
    const { facts } = deps.messages.current()
    const statements = await listStatements(deps.db, facts.services)
    const those = (isConfirmed: boolean) =>
      statements
        .filter((each) => each.isConfirmed === isConfirmed)
        .map(({ id, statement, pages, revision }) => ({
          id,
          statement: statement[language],
          pages,
          revision,
        }))
    return accept({ facts: missingFacts(facts), unconfirmed: those(false), confirmed: those(true) })
  },
  confirm: async ({ id, input: { confirmed, seen }, member }) => {
    const key = UNCONFIRMED.find((each) => each.id === id)?.id
    if (key === undefined) return refuse({ code: 'missing' })
    return publishStaffFact(deps, CONFIRMED_KIND, { key, value: confirmed || null, seen }, member.id)
  },
}))

/** Statements of the pages that the owner has not confirmed. */
export async function countUnconfirmed(db: Database, services: Services): Promise<number> {
  return (await listStatements(db, services)).filter(({ isConfirmed }) => !isConfirmed).length
}

/** Those that a page still says. */
async function listStatements(db: Database, services: Services) {
  const stored = new Map((await listFacts(db, CONFIRMED_KIND)).map((fact) => [fact.key, fact]))
  return UNCONFIRMED.map((each) => ({
    ...each,
    pages: openPages(each.pages, services),
    revision: stored.get(each.id)?.revision ?? 0,
    isConfirmed: stored.get(each.id)?.published === true,
  })).filter(({ pages }) => pages.length > 0)
}
