import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { AuditedChange, SecurityEntry } from '#features/account/security/security-log.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

async function log(query = ''): Promise<SecurityEntry[]> {
  const answer = await scene.get(`/security?lng=de&filter=customers${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.entries as SecurityEntry[]
}
const changesOf = async ({ id }: SecurityEntry) =>
  (await scene.get(`/security/${id}?lng=de`)).body.changes as AuditedChange[]

async function aBooking() {
  const event = await scene.event({ places: 6 })
  const booked = await scene.book(event, { people: 2, email: `${randomUUID()}@example.ch` })
  if (!booked.ok) throw new Error(booked.refusal.code)
  return booked.value.booking
}

async function aSentQuote() {
  const { dayIn } = { dayIn: (days: number) => scene.input(days).starts.slice(0, 10) }
  const document = aQuote({ day: dayIn(30), validUntil: dayIn(14) })
  const { id } = (await scene.post('/quotes', { document, inquiryId: null, key: randomUUID() })).body
  expect((await scene.post(`/quotes/${id}/sending`, { seen: 1, override: 'zweite Leitung' })).body).toEqual(
    {},
  )
  return { id: id as string, document }
}

describe('the one log', () => {
  it('has what staff did with a booking, before and after, and not what its guest did', async () => {
    const { id, number } = await aBooking()
    expect(await log(`&q=${number}`)).toEqual([])
    expect((await scene.post(`/bookings/${id}/people`, { people: 4 })).status).toBe(200)
    const [entry, ...others] = await log(`&q=${number}`)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      action: 'booking_step',
      what: 'Personenzahl geändert',
      thing: { kind: 'booking', id, name: String(number) },
      hasChanges: true,
    })
    expect(entry && (await changesOf(entry))).toContainEqual({ label: 'Personen', before: '2', after: '4' })
  })

  it('has the versions of a quote and their differences, and is searched by its texts', async () => {
    const { id, document } = await aSentQuote()
    const customer = { ...document.customer, company: 'Neue Firma AG' }
    const changed = { document: { ...document, customer }, seen: 1 }
    const saved = await scene.post(`/quotes/${id}`, changed)
    expect(saved.status, saved.text).toBe(200)
    await scene.post(`/quotes/${id}/sending`, { seen: saved.body.revision, override: 'zweite Leitung' })
    const [row] = await scene.deps.db.select().from(quotes).where(eq(quotes.id, id))
    const entries = await log(`&q=${row?.number}`)
    expect(entries.map(({ what }) => what)).toEqual([
      expect.stringContaining('Fassung 2 gesendet'),
      expect.stringContaining('Fassung 1 gesendet'),
      'begonnen',
    ])
    const [second, , begun] = entries
    expect(second && (await changesOf(second))).toEqual([
      { label: 'Firma', before: document.customer.company, after: 'Neue Firma AG' },
    ])
    expect(begun?.hasChanges).toBe(false)
    expect((await log('&q=gesendet')).map(({ thing: subject }) => subject?.id)).toContain(id)
  })

  it('keeps nothing of a quote or booking that is deleted', async () => {
    const { id } = await aSentQuote()
    const booking = await aBooking()
    await scene.post(`/bookings/${booking.id}/note`, { note: 'Nussallergie' })
    const before = await log()
    const sent = before.find(({ thing: subject, what }) => subject?.id === id && what?.includes('Fassung'))
    await scene.deps.db.delete(quotes).where(eq(quotes.id, id))
    await scene.deps.db.delete(bookings).where(eq(bookings.id, booking.id))
    const after = await log()
    expect(after.some(({ thing: subject }) => subject?.id === id || subject?.id === booking.id)).toBe(false)
    expect((await scene.get(`/security/${sent?.id}`)).status).toBe(404)
  })

  it('shows all three in one order, each row once over its pages, and exports them', async () => {
    for (let count = 0; count < 4; count += 1) {
      const { id } = await aBooking()
      for (let step = 0; step < 9; step += 1) {
        scene.later(1)
        await scene.post(`/bookings/${id}/note`, { note: `Notiz ${step}` })
      }
      await aSentQuote()
      await scene.post('/events', scene.input(20 + count))
    }
    const seen: SecurityEntry[] = []
    for (let after = ''; ; ) {
      const page = (await scene.get(`/security?lng=de&filter=all${after}`)).body
      seen.push(...(page.entries as SecurityEntry[]))
      if (page.next === null) break
      after = `&after=${page.next}`
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    const times = seen.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set(seen.map(({ action }) => action))).toEqual(
      new Set([...seen.map(({ action }) => action), 'booking_step', 'quote_step', 'event_added']),
    )
    const file = await scene.get('/security.csv?lng=de&filter=customers')
    expect(file.status, file.text).toBe(200)
    expect(file.text).toContain('Buchung: Notiz geschrieben')
    expect(file.text).toMatch(/Offerte: Fassung 1 gesendet/)
    expect(file.text).not.toContain('Notiz 3')
  })

  it('is filtered by account', async () => {
    const others = await log(`&who=${randomUUID()}`)
    expect(others).toEqual([])
    expect((await log(`&who=${scene.userId}`)).length).toBeGreaterThan(0)
  })
})
