import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { COMPANY_PART_IDS, COMPANY_PARTS, type CompanyFacts } from '#features/company/company-parts.ts'
import { type FactKind, ONLY } from '#features/facts/fact-kind.ts'
import { listEarlierFacts, listFacts } from '#features/facts/read-facts.server.ts'
import { answerInvalid, answerWith, refuseStaff } from '../answer-staff.ts'
import { publishStaffFact } from './publish-staff-fact.ts'
import type { StaffCall, StaffDeps, StaffRoute } from '../staff-deps.ts'

const change = z.object({ value: z.unknown(), seen: z.int().min(0) })

/** Facts of the company. Its identity and bank account may only be changed by owners. */
export function companyEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, messages, mailOwner = null } = deps

  route('GET', '/facts', 'facts', 'none', async ({ member }) => {
    const told = messages.current().facts
    const facts = Object.fromEntries(COMPANY_PART_IDS.map((part) => [part, told[part]])) as CompanyFacts
    return { facts, mayChangeIdentity: mayDo(member.role, 'company'), mailOwner }
  })

  route('GET', '/facts/:id', 'facts', 'none', async ({ id, reply }) => {
    const part = partOf(id)
    if (!part) return refuseStaff(reply, { code: 'unknown_part' })
    const [stored] = await listFacts(db, part, [ONLY])
    const history = await listEarlierFacts(db, part, ONLY, (authors) => listAddresses(db, authors))
    return { value: stored?.published ?? part.first, revision: stored?.revision ?? 0, history }
  })

  route('POST', '/facts/:id', 'facts', 'none', change, (call) => publish(deps, call, false))

  // Customers pay to the account that this names.
  route('POST', '/company/:id', 'company', 'changes_company', change, (call) => publish(deps, call, true))
}

async function publish(
  deps: StaffDeps,
  { id, body, member, reply }: StaffCall<z.output<typeof change>>,
  isIdentity: boolean,
): Promise<{ revision: number } | FastifyReply> {
  const part = partOf(id)
  if (part?.isIdentity !== isIdentity) return refuseStaff(reply, { code: 'unknown_part' })
  const parsed = part.schema.safeParse(body.value)
  if (!parsed.success) return answerInvalid(reply, parsed.error.issues)
  const asked = { key: ONLY, value: parsed.data, seen: body.seen }
  return answerWith(reply, await publishStaffFact(deps, part, asked, member.id), (value) => value)
}

/** The parts have values of different types, which their own schemas check. */
function partOf(id: string) {
  const known = COMPANY_PART_IDS.find((part) => part === id)
  return known && (COMPANY_PARTS[known] as FactKind<unknown> & { first: unknown; isIdentity: boolean })
}
