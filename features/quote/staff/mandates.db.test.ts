import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { purgeAcceptedQuotes, readQuoteRecords } from '#features/quote/database/quote-personal-data.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { mandateDocuments, mandates } from '#features/quote/mandate/mandate.tables.server.ts'
import type { QuoteDocument } from '#features/quote/rules/quote-document.ts'
import { swissTime } from '#i18n/format-date.ts'
import { makePdf } from '#test/make-pdf.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { listDue } from '#features/today/staff/list-due.server.ts'
import { forThisFile } from '#test/for-this-file.ts'

const files = new Map<string, Buffer>()
const scene = await forThisFile(
  openStaffScene({
    documents: {
      async open(id) {
        const bytes = files.get(id)
        return (
          bytes && { bytes: bytes.length, read: async () => Readable.from([bytes], { objectMode: false }) }
        )
      },
    },
  }),
)

const dayIn = (days: number) => swissTime(new Date(scene.deps.clock().getTime() + days * 86_400_000)).day

async function quoted(change: Partial<QuoteDocument> = {}): Promise<string> {
  const base = aQuote({ day: dayIn(40), validUntil: dayIn(14) })
  const lines = base.lines.slice(2)
  const document = { ...base, event: null, dates: [], holds: false, lines, discount: null, ...change }
  const { body } = await scene.post('/quotes', { document, inquiryId: null, key: randomUUID() })
  const sent = await scene.post(`/quotes/${body.id}/sending`, { seen: 1, override: 'zweite Leitung' })
  expect([sent.status, sent.body]).toEqual([200, {}])
  return body.id
}

const accept = (id: string, date: number | null = null) =>
  scene.post(`/quotes/${id}/acceptance`, { version: 1, date, name: 'Petra Muster', orderNumber: '' })

async function aMandate(change: Partial<QuoteDocument> = {}): Promise<string> {
  const id = await quoted(change)
  expect((await accept(id)).status).toBe(200)
  return id
}

const read = async (id: string) => (await scene.get(`/mandates/${id}`)).body.mandate
const plan = async (id: string, nextStep: string, nextDay: string | null, seen?: number) =>
  scene.post(`/mandates/${id}`, { nextStep, nextDay, seen: seen ?? (await read(id)).revision })

async function dueOf(id: string) {
  const now = scene.deps.clock()
  const { offer } = scene.deps.events
  const due = await listDue(scene.deps.db, {
    role: 'owner',
    language: 'de',
    now,
    offer: offer(),
    reminders: { automatic: false, days: { 1: 7, 2: 21, 3: 35 } },
  })
  return due.filter((row) => row.kind === 'mandate' && row.id === id)
}

it('is created from an accepted project, once, with the quote as it was sent, and without an event', async () => {
  const id = await quoted()
  expect((await scene.get(`/mandates/${id}`)).status).toBe(404)
  const presses = await Promise.all([accept(id), accept(id), accept(id)])
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await read(id)).toMatchObject({
    customer: 'Muster Maschinenbau AG',
    totalCents: 180_00,
    nextStep: '',
    nextDay: null,
    closedAt: null,
    versions: [{ version: 1, totalCents: 180_00 }],
    documents: [],
  })
  const { mandates: open } = (await scene.get('/mandates')).body
  expect(open.filter((each: { id: string }) => each.id === id)).toHaveLength(1)
  const group = aQuote({ day: dayIn(50), validUntil: dayIn(14) })
  const event = await quoted(group)
  expect((await accept(event, 0)).status).toBe(200)
  expect((await scene.get(`/mandates/${event}`)).status).toBe(404)
})

it('has one next step, which is not overwritten unseen, and is due on its day', async () => {
  const id = await aMandate()
  const [undecided] = await dueOf(id)
  expect(undecided?.about).toBe('Muster Maschinenbau AG')
  expect((await plan(id, 'Kick-off vereinbaren', dayIn(3))).status).toBe(200)
  const [due] = await dueOf(id)
  expect(due).toMatchObject({ about: 'Muster Maschinenbau AG: Kick-off vereinbaren' })
  expect(due?.due.slice(0, 10)).toBe(dayIn(3))
  const stale = await plan(id, 'etwas anderes', null, 1)
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
  // Pressed twice.
  const again = await plan(id, 'Kick-off vereinbaren', dayIn(3), 1)
  expect(again.status).toBe(200)
  expect((await plan(id, 'Warten', dayIn(60))).status).toBe(200)
  expect(await dueOf(id)).toEqual([])
  const { revision } = await read(id)
  const both = await Promise.all([plan(id, 'A', null, revision), plan(id, 'B', null, revision)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await plan(id, '', dayIn(9))).status).toBe(200)
  expect(await read(id)).toMatchObject({ nextStep: '', nextDay: null })
  for (const wrong of [{ nextStep: 'x'.repeat(201) }, { nextStep: 'a\nb' }, { nextDay: '2027-02-30' }]) {
    const body = { nextStep: 'ok', nextDay: null, seen: 1, ...wrong }
    expect((await scene.post(`/mandates/${id}`, body)).status).toBe(422)
  }
})

it('is closed without a next step, and opened again; history and list show it', async () => {
  const id = await aMandate()
  await plan(id, 'Abnahme', dayIn(1))
  const { revision } = await read(id)
  const close = (closed: boolean, seen: number) => scene.post(`/mandates/${id}/closing`, { closed, seen })
  expect((await close(true, revision - 1)).body.code).toBe('changed_meanwhile')
  const presses = await Promise.all([close(true, revision), close(true, revision)])
  expect(presses.map(({ status }) => status)).toEqual([200, 200])
  expect(await read(id)).toMatchObject({ closedAt: expect.any(String), nextStep: '' })
  expect(await dueOf(id)).toEqual([])
  const late = await plan(id, 'doch noch', null)
  expect([late.status, late.body.code]).toEqual([409, 'mandate_closed'])
  const listed = async (filter: string) =>
    (await scene.get(`/mandates?filter=${filter}`)).body.mandates.map((each: { id: string }) => each.id)
  expect(await listed('closed')).toContain(id)
  expect(await listed('open')).not.toContain(id)
  await close(false, (await read(id)).revision)
  expect(await listed('open')).toContain(id)
  const { quote } = (await scene.get(`/quotes/${id}?lng=de`)).body
  const actions = quote.history.map(({ action }: { action: string }) => action)
  expect(actions.slice(-2)).toEqual(['mandate_closed', 'mandate_opened'])
  expect((await scene.get('/mandates?filter=lost')).status).toBe(422)
})

it('stores PDFs, each once, sends and removes them', async () => {
  const [id, other] = [await aMandate(), await aMandate()]
  const upload = (bytes: Buffer) => {
    const original = randomUUID()
    files.set(original, bytes)
    return original
  }
  const pdf = await makePdf('Vertrag')
  const original = upload(pdf)
  const add = (mandate: string, file: string) =>
    scene.post(`/mandates/${mandate}/documents`, { original: file, title: 'Vertrag' })
  const presses = await Promise.all([add(id, original), add(id, original)])
  expect(presses.map(({ status }) => status)).toEqual([200, 200])
  expect((await read(id)).documents).toEqual([
    { id: original, title: 'Vertrag', bytes: pdf.length, addedAt: expect.any(String) },
  ])
  expect((await add(other, original)).status).toBe(404)
  expect((await add(id, randomUUID())).body.code).toBe('document_missing')
  expect((await add(id, upload(Buffer.from('MZ')))).body.code).toBe('document_unreadable')
  const file = await scene.get(`/mandate-documents/${original}/file`)
  expect([file.status, file.headers['content-type'], file.bytes.equals(pdf)]).toEqual([
    200,
    'application/pdf',
    true,
  ])
  const remove = () => scene.post(`/mandate-documents/${original}/removal`)
  const removals = await Promise.all([remove(), remove()])
  expect(removals.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await read(id)).documents).toEqual([])
  expect((await scene.get(`/mandate-documents/${original}/file`)).status).toBe(404)
})

it('shows its invoices, is in the personal data export, and is deleted with its quote', async () => {
  const id = await aMandate()
  const { body } = await scene.post('/invoice-drafts', { source: 'offer', sourceId: id })
  const { invoices } = (await scene.get(`/mandates/${id}`)).body
  expect(invoices).toMatchObject([{ id: body.id, isDraft: true, totalCents: 180_00 }])
  await plan(id, 'Abnahme', null)
  const original = randomUUID()
  files.set(original, await makePdf('Konzept'))
  await scene.post(`/mandates/${id}/documents`, { original, title: 'Konzept' })
  const [row] = await scene.deps.db.select().from(quotes).where(eq(quotes.id, id))
  const [record] = await readQuoteRecords(scene.deps.db, row?.document.customer.email ?? '')
  expect(record?.data).toMatchObject({
    mandate: [{ nextStep: 'Abnahme', documents: [{ title: 'Konzept' }] }],
  })
  await purgeAcceptedQuotes(scene.deps.db, new Date(Date.now() + 400 * 86_400_000), 1000)
  expect(await scene.deps.db.select().from(mandates)).toEqual([])
  expect(await scene.deps.db.select().from(mandateDocuments)).toEqual([])
})
