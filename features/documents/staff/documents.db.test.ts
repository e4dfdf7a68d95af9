import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import type { DocumentTexts, EditedDocument, StaffDocument } from '#features/documents/staff-document.ts'
import { factRevisions } from '#features/facts/facts.tables.server.ts'
import { readPublishedFacts } from '#features/facts/read-facts.server.ts'
import { makePdf } from '#test/make-pdf.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { combineFacts } from '#features/messages/http/fact-sets.ts'

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
beforeEach(async () => {
  await scene.deps.db.delete(factRevisions)
  files.clear()
})

const TEXTS: DocumentTexts = {
  title: { de: 'Packliste', en: 'Packing list', fr: 'Liste de matériel', it: 'Lista' },
  pages: ['home', 'aufbruch'],
}

function uploaded(bytes: Buffer): string {
  const id = randomUUID()
  files.set(id, bytes)
  return id
}

async function added(): Promise<string> {
  const original = uploaded(await makePdf('Messer, Feuerstahl'))
  expect((await scene.post('/documents', { original, title: 'packliste 2027' })).status).toBe(200)
  return original
}

const read = async (id: string) =>
  ((await scene.get(`/documents/${id}`)).body as { document: EditedDocument }).document
const publish = async (id: string, texts: object = TEXTS) =>
  scene.post(`/documents/${id}/publication`, { ...texts, seen: (await read(id)).revision })
const publishedDocuments = async () => combineFacts(await readPublishedFacts(scene.deps.db)).documents

it('is a draft named by its file, then on its pages with its history, and each step is in the audit log', async () => {
  const id = await added()
  expect(await read(id)).toMatchObject({
    state: 'draft',
    texts: { title: { de: 'packliste 2027' }, pages: [] },
  })
  expect(await publishedDocuments()).toEqual({})
  expect((await publish(id)).status).toBe(200)
  expect((await publishedDocuments())[id]).toEqual({ ...TEXTS, file: { bytes: files.get(id)?.length } })
  const { state, history } = await read(id)
  expect([state, history.map(({ texts }) => texts.title.de)]).toEqual(['published', ['Packliste']])
  const { revision } = await read(id)
  expect((await scene.post(`/documents/${id}/removal`, { seen: revision })).status).toBe(200)
  expect(await publishedDocuments()).toEqual({})
  expect(((await scene.get('/documents')).body as { documents: StaffDocument[] }).documents).toEqual([])
  const audited = await scene.deps.db.select().from(authAudit)
  expect(audited.filter(({ detail }) => JSON.stringify(detail).includes(id))).toMatchObject([
    { action: 'fact_published', actorId: scene.userId, detail: { kind: 'document' } },
    { action: 'fact_published' },
  ])
})

it('is downloaded by staff', async () => {
  const id = await added()
  const { status, headers } = await scene.get(`/documents/${id}/file`)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="packliste 2027.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

it('is refused unless it exists and is a readable PDF', async () => {
  const add = (original: string) => scene.post('/documents', { original, title: '' })
  expect((await add(randomUUID())).body).toMatchObject({ code: 'document_missing' })
  const html = await add(uploaded(Buffer.from('%PDF-1.7\n<script>')))
  expect([html.status, html.body]).toMatchObject([422, { code: 'document_unreadable' }])
  const pdf = (await makePdf('x')).toString('latin1')
  const active = Buffer.from(pdf.replace('/Type /Catalog', '/Type /Catalog /S /JavaScript'), 'latin1')
  // The table is where it was: what was added stands behind it.
  const shifted = active.toString('latin1').replace(/startxref\n(\d+)/, (_all, at) => {
    const by = pdf.indexOf('/Type /Catalog') < Number(at) ? ' /S /JavaScript'.length : 0
    return `startxref\n${Number(at) + by}`
  })
  expect((await add(uploaded(Buffer.from(shifted, 'latin1')))).body).toMatchObject({
    code: 'document_active',
  })
})

it.each<[string, object]>([
  ['a language without a title', { ...TEXTS, title: { ...TEXTS.title, it: ' ' } }],
  ['a page that there is not', { ...TEXTS, pages: ['shop'] }],
  ['a page twice', { ...TEXTS, pages: ['home', 'home'] }],
  ['two lines', { ...TEXTS, title: { ...TEXTS.title, de: 'a\nb' } }],
  ['a title that is too long', { ...TEXTS, title: { ...TEXTS.title, de: 'x'.repeat(121) } }],
])('is not published with %s', async (_what, texts) => {
  const id = await added()
  expect((await publish(id, texts)).status).toBe(422)
  expect(await publishedDocuments()).toEqual({})
})

it('is not overwritten unseen', async () => {
  const id = await added()
  const { revision } = await read(id)
  await publish(id)
  const late = await scene.post(`/documents/${id}/publication`, { ...TEXTS, seen: revision })
  expect([late.status, late.body]).toMatchObject([409, { code: 'changed_meanwhile' }])
  expect((await scene.get(`/documents/${randomUUID()}`)).status).toBe(404)
})

it('are a file of what is filtered, in the order that is shown, without formulas', async () => {
  const [first, second] = [await added(), await added()]
  await publish(first, { ...TEXTS, title: { ...TEXTS.title, de: '=Ahorn' } })
  const rowsOf = async (query: string) => {
    const answer = await scene.get(`/documents.csv?lng=de&${query}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.text.trim().split('\r\n')
  }
  const [head, ...rows] = await rowsOf('sort=title')
  expect(head).toBe('Titel;Seiten;Stand;Grösse in Bytes')
  expect(rows.map((row) => row.split(';')[0])).toEqual(["'=Ahorn", 'packliste 2027'])
  expect((await rowsOf('sort=-title')).at(-1)).toMatch(/^'=Ahorn;.*;veröffentlicht;\d+$/)
  expect(await rowsOf('filter=draft')).toHaveLength(2)
  expect(await rowsOf('q=ahorn')).toHaveLength(2)
  expect((await scene.get('/documents.csv?sort=bytes')).status).toBe(422)
  for (const id of [first, second])
    await scene.post(`/documents/${id}/removal`, { seen: (await read(id)).revision })
})
