import { z } from 'zod'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import type { FactDeps } from '#features/facts/publish-fact.server.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type Record, serve } from '#kit/serve.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import {
  addService,
  changeService,
  offerService,
  orderServices,
  removeDraft,
  retireService,
} from './change-services.server.ts'
import { listStaffServices } from './list-staff-services.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import {
  MAX_BRACKETS,
  serviceFactsSchema,
  serviceIdSchema,
  serviceNamesSchema,
  serviceOrderSchema,
} from '../service-fact.schema.ts'
import { MAX_PRICE_CENTS } from '../service-price.ts'
import { services } from './service.contract.ts'

const values = {
  names: serviceNamesSchema,
  facts: serviceFactsSchema,
  cents: z
    .array(z.int().min(0).max(MAX_PRICE_CENTS))
    .min(1)
    .max(1 + MAX_BRACKETS)
    .readonly(),
}

const documents = {
  add: { ...values, like: serviceIdSchema },
  save: values,
  retire: { leadsTo: serviceIdSchema },
  arrange: { ids: serviceOrderSchema },
}

export const serveServices = serve(
  services,
  documents,
)<StaffDeps>(({ db, clock, messages }) => {
  const deps: FactDeps = { clock, ...publishing('services') }

  /** In one transaction with the row of the audit log. */
  async function change<Refusal>(
    record: Record,
    detail: { change: string; service?: string },
    run: (tx: Transaction) => Promise<Result<{ revision: number }, Refusal>>,
  ): Promise<Result<{ revision: number }, Refusal>> {
    const result = await db.transaction(async (tx) => {
      const done = await run(tx)
      if (!done.ok) return done
      const { revision } = done.value
      await record(tx, { ...detail, revision })
      return accept({ revision })
    })
    // The next answer of this process shows it; other processes are notified.
    if (result.ok) await messages.reload()
    return result
  }

  return {
    list: async ({ now }) =>
      accept(await listStaffServices(db, now, (authors) => listAddresses(db, authors))),
    add: async ({ input, member, record }) => {
      const { id } = input
      const run = (tx: Transaction) => addService(tx, deps, input, member.id)
      const added = await change(record, { change: 'added', service: id }, run)
      return added.ok ? accept({ id }) : added
    },
    save: ({ id, input, member, record }) =>
      change(record, { change: 'changed' }, (tx) => changeService(tx, deps, id, input, member.id)),
    offer: ({ id, input, member, record }) =>
      change(record, { change: 'offered' }, (tx) => offerService(tx, deps, { id, ...input }, member.id)),
    retire: ({ id, input, member, record }) =>
      change(record, { change: 'retired' }, (tx) => retireService(tx, deps, { id, ...input }, member.id)),
    remove: ({ id, input, member, record }) =>
      change(record, { change: 'removed' }, (tx) => removeDraft(tx, deps, { id, ...input }, member.id)),
    arrange: ({ input, member, record }) =>
      change(record, { change: 'ordered', service: '' }, (tx) => orderServices(tx, deps, input, member.id)),
  }
})
