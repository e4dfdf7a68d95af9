import { z } from 'zod'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { FactDeps } from '#features/facts/publish-fact.server.ts'
import { MAX_PRICE_CENTS } from '#features/services/service-price.ts'
import {
  MAX_BRACKETS,
  serviceFactsSchema,
  serviceIdSchema,
  serviceNamesSchema,
  serviceOrderSchema,
  servicePictureSchema,
} from '#features/services/service-fact.schema.ts'
import type { Result } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { publishing } from '../../messages/publishing.ts'
import {
  addService,
  changeService,
  offerService,
  orderServices,
  removeDraft,
  retireService,
} from '../../services/change-services.ts'
import { listStaffServices } from '../../services/list-staff-services.ts'
import { answerWith } from '../answer-staff.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const seen = z.int().min(0)
const values = z.object({
  names: serviceNamesSchema,
  picture: servicePictureSchema.nullable(),
  facts: serviceFactsSchema,
  cents: z
    .array(z.int().min(0).max(MAX_PRICE_CENTS))
    .min(1)
    .max(1 + MAX_BRACKETS)
    .readonly(),
})
const newService = values.extend({ id: z.string().max(60), like: serviceIdSchema })
const change = values.extend({ seen })
const retirement = z.object({ leadsTo: serviceIdSchema.nullable(), seen })
const order = z.object({ ids: serviceOrderSchema, seen })
const seenAlone = z.object({ seen })

/** Courses and team events: added as copies, changed, put onto the site, retired, in their order. */
export function serviceEndpoints(route: StaffRoute, { db, clock, messages }: StaffDeps): void {
  const deps: FactDeps = { clock, ...publishing('services') }

  /** With its audit row; the next answer of this process shows it, other processes are notified. */
  async function publish<Value extends { revision?: number }, Refusal>(
    run: (tx: Transaction) => Promise<Result<Value, Refusal>>,
    by: string,
    detail: { service: string; change: string },
  ): Promise<Result<Value, Refusal>> {
    const result = await db.transaction(async (tx) => {
      const done = await run(tx)
      if (done.ok) {
        const { revision } = done.value
        const kept = revision === undefined ? detail : { ...detail, revision }
        await recordAction(tx, { at: clock(), action: 'service_changed', actorId: by, detail: kept })
      }
      return done
    })
    if (result.ok) await messages.reload()
    return result
  }

  route('GET', '/services', 'services', 'none', () =>
    listStaffServices(db, clock(), (authors) => listAddresses(db, authors)),
  )

  route('POST', '/services', 'services', 'none', newService, async ({ body, member, reply }) => {
    const detail = { service: body.id, change: 'added' }
    const added = await publish((tx) => addService(tx, deps, body, member.id), member.id, detail)
    if (added.ok) reply.code(201)
    return answerWith(reply, added, ({ id }) => ({ id }))
  })

  route('POST', '/services/:id', 'services', 'none', change, async ({ id, body, member, reply }) => {
    const detail = { service: id, change: 'changed' }
    const run = (tx: Transaction) => changeService(tx, deps, id, body, member.id)
    return answerWith(reply, await publish(run, member.id, detail), ({ revision }) => ({ revision }))
  })

  route(
    'POST',
    '/services/:id/publication',
    'services',
    'none',
    seenAlone,
    async ({ id, body, member, reply }) => {
      const detail = { service: id, change: 'offered' }
      const run = (tx: Transaction) => offerService(tx, deps, { id, ...body }, member.id)
      return answerWith(reply, await publish(run, member.id, detail), ({ revision }) => ({ revision }))
    },
  )

  route(
    'POST',
    '/services/:id/retirement',
    'services',
    'none',
    retirement,
    async ({ id, body, member, reply }) => {
      const detail = { service: id, change: 'retired' }
      const run = (tx: Transaction) => retireService(tx, deps, { id, ...body }, member.id)
      return answerWith(reply, await publish(run, member.id, detail), ({ revision }) => ({ revision }))
    },
  )

  route(
    'POST',
    '/services/:id/removal',
    'services',
    'none',
    seenAlone,
    async ({ id, body, member, reply }) => {
      const detail = { service: id, change: 'removed' }
      const run = (tx: Transaction) => removeDraft(tx, deps, { id, ...body }, member.id)
      return answerWith(reply, await publish(run, member.id, detail), ({ revision }) => ({ revision }))
    },
  )

  route('POST', '/service-order', 'services', 'none', order, async ({ body, member, reply }) => {
    const detail = { service: '', change: 'ordered' }
    const run = (tx: Transaction) => orderServices(tx, deps, body, member.id)
    return answerWith(reply, await publish(run, member.id, detail), ({ revision }) => ({ revision }))
  })
}
