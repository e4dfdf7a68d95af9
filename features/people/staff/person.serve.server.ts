import type { Person, PersonId } from '#features/company/content/people.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { ONLY } from '#features/facts/fact-kind.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import { renderPicture } from '#features/pictures/render-picture.server.ts'
import { accept, type Result } from '#kernel/result.ts'
import { serve } from '#kit/serve.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { publishStaffFact } from '#features/messages/staff/publish-staff-fact.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { addPerson, listStaffPeople, publishPerson, removePerson } from '../people.server.ts'
import { personSchema } from '../person.schema.ts'
import { TEAM_ORDER } from '../team-order.ts'
import { people } from './person.contract.ts'

const documents = {
  add: { person: personSchema },
  publish: { person: personSchema },
  arrange: { order: TEAM_ORDER.schema },
}

export const servePeople = serve(
  people,
  documents,
)<StaffDeps>((deps) => {
  const { db, clock, messages, pictures } = deps
  const publication = { clock, ...publishing('people') }
  // Takes seconds, so it runs before the transaction; unused files are swept.
  const render = async ({ portrait }: Person) =>
    portrait ? renderPicture(pictures, portrait, ['4:5']) : accept(null)

  /** The next answer of this process shows the change; other processes are notified. */
  async function change<Value, Refusal>(
    write: (tx: Transaction) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    const result = await db.transaction(write)
    if (result.ok) await messages.reload()
    return result
  }

  return {
    list: async () => {
      const [listed] = await listFacts(db, TEAM_ORDER, [ONLY])
      const order = listed?.published ?? []
      const listedPeople = await listStaffPeople(db, order, (authors) => listAddresses(db, authors))
      return accept({ people: listedPeople, orderRevision: listed?.revision ?? 0 })
    },
    add: async ({ input: { person }, member, record }) => {
      const rendered = await render(person)
      if (!rendered.ok) return rendered
      return change(async (tx) => {
        const added = await addPerson(tx, publication, person, member.id)
        if (added.ok) await record(tx, { person: added.value.id, revision: added.value.revision })
        return added
      })
    },
    publish: async ({ id, input, member, record }) => {
      const rendered = await render(input.person)
      if (!rendered.ok) return rendered
      return change(async (tx) => {
        const published = await publishPerson(
          tx,
          publication,
          { member: id as PersonId, ...input },
          member.id,
        )
        if (published.ok) await record(tx, published.value)
        return published
      })
    },
    remove: ({ id, input, member, record }) =>
      change(async (tx) => {
        const removed = await removePerson(tx, publication, { member: id as PersonId, ...input }, member.id)
        if (!removed.ok) return removed
        const { originals } = removed.value
        for (const original of originals) await pictures.remove(tx, original)
        await record(tx, { pictures: originals.length })
        return removed
      }),
    arrange: ({ input: { order, seen }, member }) =>
      publishStaffFact(deps, TEAM_ORDER, { key: ONLY, value: order, seen }, member.id),
  }
})
