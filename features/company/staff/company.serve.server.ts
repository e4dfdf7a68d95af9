import { z } from 'zod'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { type FactKind, ONLY } from '#features/facts/fact-kind.ts'
import { listEarlierFacts, listFacts } from '#features/facts/read-facts.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import { type Call, serve } from '#kit/serve.server.ts'
import { invalidFields } from '#server/staff/answer-staff.ts'
import { publishStaffFact } from '#features/messages/staff/publish-staff-fact.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { COMPANY_PART_IDS, COMPANY_PARTS, type CompanyFacts } from '../company-parts.ts'
import { company } from './company.contract.ts'

const VALUE = { value: z.unknown() }

export const serveCompany = serve(company, { publish: VALUE, publishIdentity: VALUE })<StaffDeps>((deps) => {
  const { db, messages, mailOwner = null } = deps

  async function publish(
    isIdentity: boolean,
    { id, input: { value, seen }, member }: Call<typeof company.publish>,
  ) {
    const part = partOf(id)
    if (part?.isIdentity !== isIdentity) return refuse({ code: 'missing' as const })
    const parsed = part.schema.safeParse(value)
    if (!parsed.success)
      return refuse({ code: 'invalid' as const, fields: invalidFields(parsed.error.issues) })
    return publishStaffFact(deps, part, { key: ONLY, value: parsed.data, seen }, member.id)
  }

  return {
    list: async ({ member }) => {
      const { facts } = messages.current()
      return accept({
        facts: Object.fromEntries(COMPANY_PART_IDS.map((part) => [part, facts[part]])) as CompanyFacts,
        mayChangeIdentity: mayDo(member.role, 'company'),
        mailOwner,
      })
    },
    read: async ({ id }) => {
      const part = partOf(id)
      if (!part) return refuse({ code: 'missing' })
      const [stored] = await listFacts(db, part, [ONLY])
      const history = await listEarlierFacts(db, part, ONLY, (authors) => listAddresses(db, authors))
      return accept({ value: stored?.published ?? part.first, revision: stored?.revision ?? 0, history })
    },
    publish: (call) => publish(false, call),
    publishIdentity: (call) => publish(true, call),
  }
})

/** The parts have values of different types, which their own schemas check. */
function partOf(id: string) {
  const known = COMPANY_PART_IDS.find((part) => part === id)
  return known && (COMPANY_PARTS[known] as FactKind<unknown> & { first: unknown; isIdentity: boolean })
}
