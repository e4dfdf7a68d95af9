import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { erasePerson } from '#features/privacy/http/privacy-routes.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { attachmentsInMemory } from '#test/attachments.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { customers } from './customer.tables.server.ts'

let db: Database
const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  ;({ db } = scene.deps)
})

async function ask(
  tx: Database | Transaction,
  email: string,
  more: Partial<typeof inquiries.$inferInsert> = {},
) {
  const id = randomUUID()
  const createdAt = scene.deps.clock()
  await tx.insert(inquiries).values({
    id,
    referenceHash: id,
    kind: 'contact',
    language: 'de',
    email,
    message: 'Wald',
    termsVersion: 'test',
    copied: false,
    contentHash: id,
    createdAt,
    answerDueAt: createdAt,
    ...more,
  })
  return id
}

async function rowOf(email: string) {
  const [row] = await db.select().from(customers).where(eq(customers.key, email.toLowerCase()))
  return row
}

const someone = () => `${randomUUID()}@example.ch`

it('keeps of each the last that is known: a thing that does not say it takes nothing away', async () => {
  const email = someone()
  const [early, late] = [new Date('2026-01-01T10:00:00Z'), new Date('2026-02-01T10:00:00Z')]
  const last = await ask(db, email.toUpperCase(), { createdAt: late, language: 'fr' })
  await ask(db, email, {
    createdAt: early,
    name: 'Lea Muster',
    details: { company: 'Muster AG', phone: '041 780 00 00' },
  })
  expect(await rowOf(email)).toMatchObject({
    source: 'request',
    id: last,
    activeAt: late,
    name: 'Lea Muster',
    company: 'Muster AG',
    phone: '041 780 00 00',
    email: email.toUpperCase(),
    language: 'fr',
    requests: 2,
  })
})

it('counts both of two things of somebody that are written at once, and neither of what is rolled back', async () => {
  const email = someone()
  let arrived = 0
  const { promise: bothWrote, resolve } = Promise.withResolvers<void>()
  const write = () =>
    db.transaction(async (tx) => {
      await ask(tx, email)
      arrived += 1
      if (arrived === 2) resolve()
      await bothWrote
    })
  await Promise.all([write(), write()])
  const failed = db.transaction(async (tx) => {
    await ask(tx, email)
    tx.rollback()
  })
  await expect(failed).rejects.toThrow('Rollback')
  expect(await rowOf(email)).toMatchObject({ requests: 2 })
})

it('a transaction that has written holds up nobody else until it commits', async () => {
  const email = someone()
  await db.transaction(async (tx) => {
    await ask(tx, email)
    await ask(db, email)
    expect(await rowOf(email)).toMatchObject({ requests: 1 })
  })
  expect(await rowOf(email)).toMatchObject({ requests: 2 })
})

it('an order makes a customer once it is paid', async () => {
  const email = someone()
  const id = randomUUID()
  const now = scene.deps.clock()
  await db.insert(orders).values({
    id,
    referenceHash: id,
    state: 'pending_payment',
    currency: 'chf',
    totalCents: 0,
    language: 'de',
    provider: 'testkasse',
    cancelUrl: '/shop',
    expiresAt: now,
    requestHash: id,
    customerEmail: email,
    placedAt: now,
    updatedAt: now,
  })
  expect(await rowOf(email)).toBeUndefined()
  await db.update(orders).set({ state: 'paid', paidAt: now }).where(eq(orders.id, id))
  expect(await rowOf(email)).toMatchObject({ source: 'order', id, name: '', orders: 1 })
})

it('goes to another address with the last thing, and goes with it when the person is erased', async () => {
  const [before, after] = [someone(), someone()]
  const id = await ask(db, before, { name: 'Ida Weg' })
  await scene.post(`/customers/request.${id}/email`, { email: after })
  expect(await rowOf(before)).toBeUndefined()
  expect(await rowOf(after)).toMatchObject({ id, name: 'Ida Weg' })
  const erasing = { ...scene.deps, attachments: attachmentsInMemory, mailFolder: '/nowhere' }
  await erasePerson(erasing, { email: after, language: 'de' })
  expect(await rowOf(after)).toBeUndefined()
})
