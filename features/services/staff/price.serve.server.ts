import { z } from 'zod'
import { AFTER_THE_EVENT } from '#features/services/content/group-invoicing.ts'
import { isCourse } from '#features/services/content/services.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import { serve } from '#kit/serve.server.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { nameOfListed, readKnownServices, readServices } from '#features/services/http/read-services.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { listGroupInvoicing, readGroupInvoicing, setGroupInvoicing } from '../group-invoicing.server.ts'
import { listServicePrices, planPrice, withdrawPrice } from '../plan-price.server.ts'
import { prices } from './price.contract.ts'

const cents = z.array(z.int().min(0)).min(1).max(9)

export const servePrices = serve(prices, { plan: { cents } })<StaffDeps>(({ db, clock, messages }) => {
  const deps = { clock, ...publishing('prices'), services: readKnownServices }
  return {
    list: async ({ language, now }) => {
      const { listed } = await readServices(db)
      const names = new Map(listed.map((each) => [each.service.id, nameOfListed(each, language)]))
      const known = listed.map(({ service }) => service)
      const [services, groups] = await Promise.all([listServicePrices(db, known), listGroupInvoicing(db)])
      return accept({
        today: swissTime(now).day,
        services: services.map((each) => ({
          ...each,
          name: names.get(each.id) ?? each.id,
          invoicing: each.limits && (groups.get(each.id) ?? { ...AFTER_THE_EVENT, revision: 0 }),
        })),
      })
    },
    plan: async ({ id, input, member, record }) => {
      const result = await db.transaction(async (tx) => {
        const planned = await planPrice(tx, deps, id, input, member.id)
        if (!planned.ok) return planned
        const was = messages.current().facts.prices[id]?.join(' ') ?? ''
        await record(tx, { from: input.fromDay, cents: input.cents.join(' '), was })
        return planned
      })
      // The next answer of this process shows it; other processes are notified.
      if (result.ok && result.value.isPublished) await messages.reload()
      return result
    },
    withdraw: ({ id, record }) =>
      db.transaction(async (tx) => {
        const withdrawn = await withdrawPrice(tx, deps, Number(id))
        if (withdrawn.ok) await record(tx, { ...withdrawn.value, plan: Number(id) })
        return withdrawn
      }),
    setInvoicing: async ({ id, input, member, now: at, record }) => {
      const service = (await readKnownServices(db)).find((each) => each.id === id)
      if (!service || isCourse(service)) return refuse({ code: 'missing' })
      return db.transaction(async (tx) => {
        const before = await readGroupInvoicing(tx, id)
        const set = await setGroupInvoicing(tx, id, input, { authorId: member.id, at })
        if (!set.ok) return set
        const { depositPercent: percent, depositDays: days } = input
        const was = `${before.depositPercent} ${before.depositDays}`
        if (set.value.isNew) await record(tx, { percent, days, was })
        return accept({ revision: set.value.revision })
      })
    },
  }
})
