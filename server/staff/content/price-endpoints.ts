import { z } from 'zod'
import { serviceName } from '#content/service-name.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { listServicePrices, planPrice, withdrawPrice } from '#features/services/plan-price.server.ts'
import { readKnownServices } from '../../services/read-services.ts'
import { swissTime } from '#i18n/format-date.ts'
import { publishing } from '../../messages/publishing.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const plan = z.object({
  cents: z.array(z.int().min(0).max(Number.MAX_SAFE_INTEGER)).min(1).max(9),
  fromDay: z.iso.date(),
  seen: z.int().min(0),
})
const planNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** What courses and team events cost, now and from a later day on. */
export function priceEndpoints(route: StaffRoute, { db, clock, messages }: StaffDeps): void {
  const deps = { clock, ...publishing('prices'), services: readKnownServices }

  route('GET', '/prices', 'prices', 'none', async ({ language }) => {
    const names = messages.current().offer.namesIn(language)
    const services = await listServicePrices(db, await readKnownServices(db))
    return {
      today: swissTime(clock()).day,
      services: services.map((each) => ({
        ...each,
        name: serviceName(names, each.id).replaceAll('\u00ad', ''),
      })),
    }
  })

  route('POST', '/prices/:id', 'prices', 'none', plan, async ({ id, body, member, reply }) => {
    const result = await db.transaction(async (tx) => {
      const planned = await planPrice(tx, deps, id, body, member.id)
      if (planned.ok) {
        const was = messages.current().facts.prices[id]?.join(' ') ?? ''
        const detail = { service: id, from: body.fromDay, cents: body.cents.join(' '), was }
        await recordAction(tx, { at: clock(), action: 'price_planned', actorId: member.id, detail })
      }
      return planned
    })
    // The next answer of this process shows it; the others hear of it within moments.
    if (result.ok && result.value.isPublished) await messages.reload()
    return answerWith(reply, result, (value) => value)
  })

  route('POST', '/planned-prices/:id/withdrawal', 'prices', 'none', noBody, async ({ id, member, reply }) => {
    const number = planNumber.safeParse(id)
    if (!number.success) return refuseStaff(reply, { code: 'unknown_plan' })
    const result = await db.transaction(async (tx) => {
      const withdrawn = await withdrawPrice(tx, deps, number.data)
      if (withdrawn.ok) {
        const detail = { ...withdrawn.value, plan: number.data }
        await recordAction(tx, { at: clock(), action: 'price_withdrawn', actorId: member.id, detail })
      }
      return withdrawn
    })
    return answerWith(reply, result, (value) => value)
  })
}
