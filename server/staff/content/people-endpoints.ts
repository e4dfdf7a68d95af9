import { z } from 'zod'
import { MEMBER_IDS, type Person, type PersonId } from '#content/people.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { ONLY } from '#features/facts/fact-kind.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import { addPerson, listStaffPeople, publishPerson, removePerson } from '#features/people/people.server.ts'
import { personSchema } from '#features/people/person.schema.ts'
import { TEAM_ORDER } from '#features/people/team-order.ts'
import { renderPicture } from '#features/pictures/render-picture.server.ts'
import { publishing } from '../../messages/publishing.ts'
import { answer, answerWith, refuseStaff } from '../answer-staff.ts'
import { publishStaffFact } from './publish-staff-fact.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const seen = z.int().min(0)
const change = z.object({ person: personSchema, seen })
const addition = z.object({ person: personSchema })
const removal = z.object({ seen })
const order = z.object({ order: TEAM_ORDER.schema, seen })

/** Persons of the team page, and their order. */
export function peopleEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, messages, pictures } = deps
  // Takes seconds, so it runs before the transaction; unused files are swept.
  const render = async ({ portrait }: Person) => portrait && renderPicture(pictures, portrait, ['4:5'])

  route('GET', '/people', 'people', 'none', async () => {
    const [listed] = await listFacts(db, TEAM_ORDER, [ONLY])
    const people = await listStaffPeople(db, listed?.published ?? [], (authors) => listAddresses(db, authors))
    return { people, orderRevision: listed?.revision ?? 0 }
  })

  route('POST', '/people', 'people', 'none', addition, async ({ body: { person }, member, reply }) => {
    const rendered = await render(person)
    if (rendered && !rendered.ok) return refuseStaff(reply, rendered.refusal)
    const result = await db.transaction(async (tx) => {
      const added = await addPerson(tx, { clock, ...publishing('people') }, person, member.id)
      if (added.ok) {
        const detail = { person: added.value.id, revision: added.value.revision }
        await recordAction(tx, { at: clock(), action: 'person_published', actorId: member.id, detail })
      }
      return added
    })
    if (result.ok) await messages.reload()
    return answerWith(reply, result, (value) => value)
  })

  route('POST', '/people/:id', 'people', 'none', change, async ({ id, body, member, reply }) => {
    const known = toId(id)
    if (!known) return refuseStaff(reply, { code: 'unknown_person' })
    const rendered = await render(body.person)
    if (rendered && !rendered.ok) return refuseStaff(reply, rendered.refusal)
    const result = await db.transaction(async (tx) => {
      const input = { member: known, ...body }
      const published = await publishPerson(tx, { clock, ...publishing('people') }, input, member.id)
      if (published.ok) {
        const detail = { person: known, ...published.value }
        await recordAction(tx, { at: clock(), action: 'person_published', actorId: member.id, detail })
      }
      return published
    })
    // The next answer of this process shows it; other processes are notified.
    if (result.ok) await messages.reload()
    return answerWith(reply, result, (value) => value)
  })

  route(
    'POST',
    '/people/:id/removal',
    'people',
    'deletes_data',
    removal,
    async ({ id, body, member, reply }) => {
      const known = toId(id)
      if (!known) return refuseStaff(reply, { code: 'unknown_person' })
      const result = await db.transaction(async (tx) => {
        const input = { member: known, ...body }
        const removed = await removePerson(tx, { clock, ...publishing('people') }, input, member.id)
        if (!removed.ok) return removed
        const { originals } = removed.value
        for (const original of originals) await pictures.remove(tx, original)
        const detail = { person: known, pictures: originals.length }
        await recordAction(tx, { at: clock(), action: 'person_removed', actorId: member.id, detail })
        return removed
      })
      if (result.ok) await messages.reload()
      return answer(reply, result)
    },
  )

  route('POST', '/people-order', 'people', 'none', order, async ({ body, member, reply }) => {
    const input = { key: ONLY, value: body.order, seen: body.seen }
    return answerWith(reply, await publishStaffFact(deps, TEAM_ORDER, input, member.id), (value) => value)
  })
}

function toId(id: string): PersonId | undefined {
  return (
    MEMBER_IDS.find((each) => each === id) ?? (/^p-[0-9a-f]{12}$/.test(id) ? (id as PersonId) : undefined)
  )
}
