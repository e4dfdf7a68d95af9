import { z } from 'zod'
import { MEMBER_IDS } from '#content/people.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { listStaffPeople, publishPerson } from '#features/people/people.server.ts'
import { personSchema } from '#features/people/person.schema.ts'
import { renderPicture } from '#features/pictures/render-picture.server.ts'
import { publishing } from '../messages/publishing.ts'
import { answerWith, refuseStaff } from './answer-staff.ts'
import type { StaffDeps, StaffRoute } from './staff-deps.ts'

const change = z.object({ person: personSchema, seen: z.int().min(0) })

/** What the team page says of each person. */
export function peopleEndpoints(route: StaffRoute, { db, clock, messages, pictures }: StaffDeps): void {
  route('GET', '/people', 'people', 'none', async () => ({
    people: await listStaffPeople(db, (authors) => listAddresses(db, authors)),
  }))

  route('POST', '/people/:id', 'people', 'none', change, async ({ id, body, member, reply }) => {
    const known = MEMBER_IDS.find((each) => each === id)
    if (!known) return refuseStaff(reply, { code: 'unknown_person' })
    // Takes seconds, so before the transaction; files that nobody shows in the end harm nothing.
    const rendered = body.person.portrait && (await renderPicture(pictures, body.person.portrait, ['4:5']))
    if (rendered && !rendered.ok) return refuseStaff(reply, rendered.refusal)
    const result = await db.transaction(async (tx) => {
      const wish = { member: known, ...body }
      const published = await publishPerson(tx, { clock, ...publishing('people') }, wish, member.id)
      if (published.ok) {
        const detail = { person: known, ...published.value }
        await recordAction(tx, { at: clock(), action: 'person_published', actorId: member.id, detail })
      }
      return published
    })
    // The next answer of this process shows it; the others hear of it within moments.
    if (result.ok) await messages.reload()
    return answerWith(reply, result, (value) => value)
  })
}
