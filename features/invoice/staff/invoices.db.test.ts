import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { StaffInvoice, StaffInvoices } from './staff-invoice.ts'
import type { Today } from '#features/today/staff/today.contract.ts'
import type { StaffPart } from '#features/company/staff-part.ts'
import { swissTime } from '#i18n/format-date.ts'
import { SAMPLE_DRAFT_INPUT } from '#test/invoice-samples.ts'
import { openPdfReader } from '#test/read-qr-of-pdf.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'

const scene = await forThisFile(openStaffScene())
const { deps, expectBalance, get, laterSignedIn, logOf } = scene

async function read(id: string): Promise<StaffInvoice> {
  const answer = await get(`/invoices/${id}`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { invoice: StaffInvoice }).invoice
}

async function list(query = ''): Promise<StaffInvoices> {
  const answer = await get(`/invoices?lng=de${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as StaffInvoices
}

async function post(path: string, body: object = {}): Promise<unknown> {
  const answer = await scene.post(path, body)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

async function written(change: Partial<typeof SAMPLE_DRAFT_INPUT> = {}): Promise<string> {
  const id = randomUUID()
  await post('/invoices', { id, language: 'de' })
  await post('/invoices', { id, language: 'de' })
  await post(`/invoices/${id}`, { draft: { ...SAMPLE_DRAFT_INPUT, ...change }, seen: 1 })
  return id
}

async function sent(change: Partial<typeof SAMPLE_DRAFT_INPUT> = {}): Promise<string> {
  const id = await written(change)
  await post(`/invoices/${id}/sending`, { seen: 2 })
  return id
}

const today = () => swissTime(deps.clock()).day
const payment = (cents: number) => ({ id: randomUUID(), cents, paidOn: today(), way: 'transfer', note: '' })

describe('invoices in the back office', () => {
  it('are created, saved, previewed as PDF, sent and locked', async () => {
    const id = await written()
    const draft = await read(id)
    expect(draft).toMatchObject({ status: 'draft', number: null, totalCents: 140_000, url: null })
    const reader = await openPdfReader()
    const preview = await get(`/invoices/${id}/pdf`)
    expect(await reader.textOf(preview.bytes)).toContain('Rechnung (Entwurf)')
    expect(await reader.qrOf(preview.bytes)).toBeUndefined()
    reader.close()
    await post(`/invoices/${id}/sending`, { seen: draft.revision })
    const invoice = await read(id)
    expect(invoice.number).toMatch(/^R-\d{4}-\d{4}$/)
    expect(invoice.url).toContain('/rechnung/')
    const changed = await scene.post(`/invoices/${id}`, { draft: SAMPLE_DRAFT_INPUT, seen: invoice.revision })
    expect([changed.status, (changed.body as { code: string }).code]).toEqual([409, 'invoice_sent'])
    expect(await logOf('invoice_sent')).not.toEqual([])
  })

  it('report what is missing, and refuse absurd drafts', async () => {
    const id = await written({ lines: [] })
    const answer = await scene.post(`/invoices/${id}/sending`, { seen: 2 })
    expect(answer.body).toMatchObject({ statusCode: 422, code: 'invoice_incomplete', missing: ['lines'] })
    const [line] = SAMPLE_DRAFT_INPUT.lines
    for (const wrong of [
      { lines: [{ ...line, unitCents: 1.5 }] },
      { lines: [{ ...line, title: 'a\nb' }] },
      { email: 'keine' },
      { performedFrom: '2026-02-02', performedTo: '2026-02-01' },
      { recipient: { ...SAMPLE_DRAFT_INPUT.recipient, country: 'Schweiz' } },
    ]) {
      const refused = await scene.post(`/invoices/${id}`, {
        draft: { ...SAMPLE_DRAFT_INPUT, ...wrong },
        seen: 2,
      })
      expect(refused.status, JSON.stringify(wrong)).toBe(422)
    }
    await post(`/invoices/${id}/discarding`)
    expect((await get(`/invoices/${id}`)).status).toBe(404)
  })

  it('are listed by age, found, counted and summed; a missing bank account is reported', async () => {
    const late = await sent({ dueDays: 0, orderNumber: 'AUFTRAG-7', email: 'lange@example.ch' })
    await laterSignedIn(3 * 24 * 60)
    const fresh = await sent()
    const answer = await list('&filter=open')
    expect(answer.accountMissing).toBe(true)
    const ids = answer.invoices.map(({ id }) => id)
    expect(ids.indexOf(late)).toBeLessThan(ids.indexOf(fresh))
    const { notDueCents, to30Cents, to60Cents, over60Cents } = answer.money
    const open = answer.invoices.reduce((sum, { openCents }) => sum + openCents, 0)
    expect(notDueCents + to30Cents + to60Cents + over60Cents).toBe(open)
    expect(to30Cents).toBe(140_000)
    expect((await list('&filter=overdue')).invoices.map(({ id }) => id)).toEqual([late])
    for (const words of ['lange@', 'Probe Spital', "1'400.00", 'CHF 1400', (await read(late)).number])
      expect(
        (await list(`&filter=all&q=${encodeURIComponent(words ?? '')}`)).invoices.map(({ id }) => id),
        String(words),
      ).toContain(late)
    expect((await list("&filter=all&q=';drop")).invoices).toEqual([])
    expect((await get('/overview')).body).toMatchObject({ invoices: 1 })
    await post(`/invoices/${late}/reminder`, { level: 1 })
    expect((await read(late)).next).toMatchObject({ level: 2 })
    await post(`/invoices/${late}/reminder-stop`, { stopped: true })
    expect((await read(late)).next).toBeNull()
  })

  it('are reminded automatically once the owner enables it, and by hand where one is held', async () => {
    const late = await sent({ dueDays: 0, email: 'spaet@example.ch' })
    const value = { automatic: true, friendlyDays: 1, secondDays: 11, lastDays: 21 }
    const wrong = await scene.post('/company/reminders', { value: { ...value, lastDays: 20 }, seen: 0 })
    expect(wrong.status).toBe(422)
    expect((await scene.post('/facts/reminders', { value, seen: 0 })).status).toBe(404)
    await post('/company/reminders', { value, seen: 0 })
    const part = (await get('/facts/reminders')).body as StaffPart
    expect(part.value).toEqual(value)
    await laterSignedIn(2 * 24 * 60)
    await post(`/invoices/${late}/reminder-hold`, { held: true })
    await post(`/invoices/${late}/reminder-hold`, { held: true })
    expect(await read(late)).toMatchObject({ remindersHeld: true, planned: null, disputed: false })
    expect((await read(late)).history.filter(({ action }) => action === 'reminders_held')).toHaveLength(1)
    const { due, reminded } = (await get('/today?lng=de')).body as Today
    expect(due.filter(({ id }) => id === late).map(({ kind }) => kind)).toEqual(['invoice'])
    expect(reminded).toEqual([])
    await post(`/invoices/${late}/reminder-hold`, { held: false })
    expect(await read(late)).toMatchObject({ remindersHeld: false })
  })

  it('are paid, credited and written off; the files for the accountant contain it and sum up', async () => {
    const id = await sent()
    const part = payment(40_000)
    await post(`/invoices/${id}/payment`, part)
    await post(`/invoices/${id}/payment`, part)
    await post(`/invoices/${id}/credit`, { id: randomUUID(), cents: 30_000, reason: 'Zwei fehlten' })
    expect(await read(id)).toMatchObject({ openCents: 70_000, paidCents: 40_000, creditedCents: 30_000 })
    const stale = await scene.post(`/invoices/${id}/write-off`, { reason: 'Konkurs', cents: 1 })
    expect(stale.status).toBe(409)
    await post(`/invoices/${id}/write-off`, { reason: 'Konkurs', cents: 70_000 })
    expect((await read(id)).history.map(({ action }) => action)).toEqual([
      'drafted',
      'sent',
      'paid',
      'credited',
      'written_off',
    ])
    const file = await get('/invoices.csv?lng=de&filter=all')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const { number } = await read(id)
    const row = file.text.split('\r\n').find((each) => each.startsWith(String(number)))
    expect(row).toContain('1400.00')
    expect(row).toContain('abgeschrieben')
    expect(file.text).toContain('-300.00')
    const open = await get('/invoices.csv?lng=de')
    expect(open.text).not.toContain('abgeschrieben')
    const more = { id: randomUUID(), cents: 75_000, paidOn: part.paidOn, way: 'transfer', note: '' }
    await post(`/invoices/${id}/payment`, more)
    expect((await read(id)).overpaidCents).toBe(5_000)
    const back = { ...more, id: randomUUID(), cents: 5_000 }
    await post(`/invoices/${id}/payback`, back)
    expect(await read(id)).toMatchObject({ status: 'paid', overpaidCents: 0 })
    expect((await get('/security?lng=de')).text).toContain('invoice_paid_back')
    const ledger = (await get('/invoice-payments.csv?lng=de')).text
    const ofIt = ledger.split('\r\n').filter((each) => each.includes(String(number)))
    const sum = ofIt.reduce((total, each) => total + Number(/;(-?\d+\.\d\d);/.exec(each)?.[1]), 0)
    expect(sum).toBe(1100)
    await post(`/invoices/${id}/payment-reversal`, { payment: back.id })
    await post(`/invoices/${id}/payment-reversal`, { payment: more.id })
    await post(`/invoices/${id}/payment-reversal`, { payment: part.id })
    expect((await get('/invoice-payments.csv?lng=de')).text).toContain('zurückgenommen')
  })

  it('are sorted by a column, ascending and descending, with drafts last by day', async () => {
    const recipient = { ...SAMPLE_DRAFT_INPUT.recipient, name: '' }
    await sent({ recipient: { ...recipient, company: 'Ähre AG' } })
    await sent({ recipient: { ...recipient, company: 'Zebra AG' }, dueDays: 90 })
    const draft = await written({ recipient: { ...recipient, company: 'Aare AG' } })
    const namesBy = async (sort: string) =>
      (await list(`&filter=all&sort=${sort}`)).invoices.map(({ customer }) => customer)
    const up = (await namesBy('customer')).filter((name) => name !== 'Probe Spital AG')
    expect(up.slice(0, 3)).toEqual(['Aare AG', 'Ähre AG', 'Zebra AG'])
    expect((await namesBy('-customer')).at(0)).toBe('Zebra AG')
    expect((await list('&filter=all&sort=due')).invoices.at(-1)?.number).toBeNull()
    const open = (await list('&filter=all&sort=-open')).invoices.map(({ openCents }) => openCents)
    expect(open).toEqual(open.toSorted((a, b) => b - a))
    const file = await get('/invoices.csv?lng=de&filter=drafts&sort=customer')
    expect(file.text.split('\r\n')[1]).toContain('Aare AG')
    expect((await get('/invoices?lng=de&sort=mail')).status).toBe(422)
    await post(`/invoices/${draft}/discarding`)
  })

  it('of a booking are created once; payments are entered there, not at the booking', async () => {
    const event = await scene.event({ priceCents: 25_000 })
    const { booking } = await scene.booked(event, {
      way: 'invoice',
      company: 'Muster AG',
      street: 'Musterweg 5',
      postalCode: '6300',
      city: 'Zug',
      people: 2,
    })
    const draft = () =>
      post('/invoice-drafts', { source: 'booking', sourceId: booking.id }) as Promise<{ id: string }>
    const [one, two] = [await draft(), await draft()]
    expect(one.id).toBe(two.id)
    expect(await read(one.id)).toMatchObject({ totalCents: 50_000, eventId: event })
    await post(`/invoices/${one.id}/sending`, { seen: 1 })
    const atBooking = await scene.post(`/bookings/${booking.id}/payment`, {
      cents: 50_000,
      means: 'transfer',
    })
    expect(atBooking.body).toMatchObject({ code: 'has_invoice' })
    await post(`/invoices/${one.id}/payment`, payment(50_000))
    await scene.expectStored(booking.id, { payment: 'paid', paidCents: 50_000 })
  })

  it('are paid by a voucher, typed or scanned, once per request; it can be undone', async () => {
    const id = await sent()
    const voucher = await scene.voucher(200_00)
    const body = {
      id: randomUUID(),
      code: `https://example.ch/buchen?voucher=${voucher.code}`,
      cents: 150_00,
    }
    await Promise.all([1, 2, 3].map(() => post(`/invoices/${id}/voucher-payment`, body)))
    const paid = await read(id)
    expect(paid).toMatchObject({ status: 'partly_paid', paidCents: 150_00 })
    expect(paid.payments).toMatchObject([{ way: 'voucher', cents: 150_00, online: false }])
    expect(paid.history.at(-1)).toMatchObject({ action: 'paid_by_voucher', cents: 150_00, byStaff: true })
    await expectBalance(voucher.id, 50_00)
    await post(`/invoices/${id}/payment-reversal`, { payment: body.id })
    await expectBalance(voucher.id, 200_00)
    const wrong = await scene.post(`/invoices/${id}/voucher-payment`, { id: randomUUID(), code: 'nein' })
    expect([wrong.status, (wrong.body as { code: string }).code]).toEqual([409, 'voucher_unknown'])
  })
})
