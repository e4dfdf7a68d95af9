import { z } from 'zod'
import { AFTER_THE_EVENT, DEPOSIT_LIMITS } from '#content/group-invoicing.ts'
import { isCourse } from '#content/services.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import {
  listGroupInvoicing,
  readGroupInvoicing,
  setGroupInvoicing,
} from '#features/services/group-invoicing.server.ts'
import { listServicePrices, planPrice, withdrawPrice } from '#features/services/plan-price.server.ts'
import { nameOfListed, readKnownServices, readServices } from '../../services/read-services.ts'
import { swissTime } from '#i18n/format-date.ts'
import { publishing } from '../../messages/publishing.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const plan = z.object({
  cents: z.array(z.int().min(0).max(Number.MAX_SAFE_INTEGER)).min(1).max(9),
  fromDay: z.iso.date(),
  seen: z.int().min(0),
})
const invoicing = z.object({
  depositPercent: z.int().min(0).max(DEPOSIT_LIMITS.percent),
  depositDays: z.int().min(1).max(DEPOSIT_LIMITS.days),
  seen: z.int().min(0).max(1_000_000),
})
const planNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** What courses and team events cost, now and from a later day on. */
export function priceEndpoints(route: StaffRoute, { db, clock, messages }: StaffDeps): void {
  const deps = { clock, ...publishing('prices'), services: readKnownServices }

  route('GET', '/prices', 'prices', 'none', async ({ language }) => {
    const { listed } = await readServices(db)
    const names = new Map(listed.map((each) => [each.service.id, nameOfListed(each, language)]))
    const [services, groups] = await Promise.all([
      listServicePrices(
        db,
        listed.map(({ service }) => service),
      ),
      listGroupInvoicing(db),
    ])
    return {
      today: swissTime(clock()).day,
      services: services.map((each) => ({
        ...each,
        name: names.get(each.id) ?? each.id,
        invoicing: each.limits && (groups.get(each.id) ?? { ...AFTER_THE_EVENT, revision: 0 }),
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
    // The next answer of this process shows it; other processes are notified.
    if (result.ok && result.value.isPublished) await messages.reload()
    return answerWith(reply, result, (value) => value)
  })

  route('POST', '/prices/:id/invoicing', 'prices', 'none', invoicing, async ({ id, body, member, reply }) => {
    const service = (await readKnownServices(db)).find((each) => each.id === id)
    if (!service || isCourse(service)) return refuseStaff(reply, { code: 'unknown_service' })
    const result = await db.transaction(async (tx) => {
      const was = await readGroupInvoicing(tx, id)
      const at = clock()
      const set = await setGroupInvoicing(tx, id, body, { authorId: member.id, at })
      if (set.ok && set.value.isNew) {
        const { depositPercent: percent, depositDays: days } = body
        const before = `${was.depositPercent} ${was.depositDays}`
        const detail = { service: id, percent, days, was: before }
        await recordAction(tx, { at, action: 'group_invoicing_set', actorId: member.id, detail })
      }
      return set
    })
    return answerWith(reply, result, ({ revision }) => ({ revision }))
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
