import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { saveDraft } from '#features/invoice/change/draft-invoice.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { openInvoiceScene, SAMPLE_DRAFT } from '#test/invoice-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const { deps } = scene

it('the invoice of a difference goes to whom the earlier one was sent, as staff had completed it', async () => {
  const { booking } = await scene.booked(await scene.event({ days: 60, places: 20, priceCents: 200_00 }), {
    people: 2,
    street: 'Musterweg 5',
    postalCode: '6300',
    city: 'Zug',
  })
  const begun = await accepted(scene.draftOf(booking.id))
  const { id, lines, revision } = begun
  const { email, recipient } = SAMPLE_DRAFT
  const saved = await accepted(saveDraft(deps, id, { ...SAMPLE_DRAFT, lines }, revision))
  const sent = await scene.issue({ id: id, revision: saved.revision })
  expect(sent.ok).toBe(true)
  await scene.people(booking.id, 3)
  const all = await deps.db
    .select()
    .from(invoices)
    .where(eq(invoices.sourceId, booking.id))
    .orderBy(asc(invoices.createdAt), asc(invoices.sequence))
  expect(all).toMatchObject([
    { state: 'sent', email, recipient },
    { state: 'sent', email, recipient },
  ])
})
