import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { draftFromSource, saveDraft } from '#features/invoice/change/draft-invoice.server.ts'
import { sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { type InvoiceScene, openInvoiceScene, SAMPLE_DRAFT, STAFF } from '#test/invoice-scene.ts'

let scene: InvoiceScene
beforeAll(async () => {
  scene = await openInvoiceScene()
})
afterAll(() => scene.close())

it('the invoice of a difference goes to whom the earlier one was sent, as staff had completed it', async () => {
  const { booking } = await scene.booked(await scene.event({ days: 60, places: 20, priceCents: 200_00 }), {
    people: 2,
    street: 'Musterweg 5',
    postalCode: '6300',
    city: 'Zug',
    email: `${randomUUID()}@example.ch`,
  })
  const begun = await draftFromSource(scene.deps, { source: 'booking', sourceId: booking.id }, STAFF)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const { id, lines, revision } = begun.value
  const { email, recipient } = SAMPLE_DRAFT
  const saved = await saveDraft(scene.deps, id, { ...SAMPLE_DRAFT, lines }, revision)
  if (!saved.ok) throw new Error(saved.refusal.code)
  const sent = await sendInvoice(scene.deps, id, { seen: saved.value.revision, staffId: STAFF })
  expect(sent.ok).toBe(true)
  const grown = await changePeople(scene.bookings, booking.id, 3, { staffId: STAFF })
  expect(grown.ok).toBe(true)
  const all = await scene.deps.db
    .select()
    .from(invoices)
    .where(eq(invoices.sourceId, booking.id))
    .orderBy(asc(invoices.createdAt), asc(invoices.sequence))
  expect(all).toMatchObject([
    { state: 'sent', email, recipient },
    { state: 'sent', email, recipient },
  ])
})
