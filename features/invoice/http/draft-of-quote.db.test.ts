import { expect, it } from 'vitest'
import { draftFromSource } from '#features/invoice/change/draft-invoice.server.ts'
import { sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { A_STAFF_MEMBER, openQuoteScene } from '#test/quotes/quote-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const scene = await forThisFile(openQuoteScene())
const { acceptIt, deps } = scene

const draftOf = (sourceId: string) => draftFromSource(deps, { source: 'offer', sourceId }, A_STAFF_MEMBER)

it('invoices what a project agreed to, once for simultaneous requests', async () => {
  const quote = await scene.sent({ event: null, dates: [], holds: false })
  await expectRefused(draftOf(quote.id), 'unknown_source')
  await accepted(acceptIt(quote, { date: null }))
  const drafts = await Promise.all(Array.from({ length: 5 }, () => draftOf(quote.id)))
  const made = drafts.flatMap((each) => (each.ok ? [each.value] : []))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(made).toHaveLength(5)
  expect(made[0]).toMatchObject({
    totalCents: quote.totalCents,
    orderNumber: 'B-77',
    email: quote.document.customer.email,
    recipient: { company: 'Muster Maschinenbau AG', street: 'Beispielweg', houseNumber: '12', city: 'Baar' },
  })
  const sent = await sendInvoice(deps, made[0]?.id ?? '', {
    seen: made[0]?.revision ?? 0,
    staffId: A_STAFF_MEMBER,
  })
  expect(sent).toMatchObject({ ok: true })
  expect(await draftOf(quote.id)).toMatchObject({ value: { id: made[0]?.id, state: 'sent' } })
})

it('leaves a group to its booking, which has the final number of people', async () => {
  const quote = await scene.sent({ dates: [{ day: scene.dayIn(90), from: '09:00', to: '17:00' }] })
  await accepted(acceptIt(quote))
  await expectRefused(draftOf(quote.id), 'unknown_source')
})
