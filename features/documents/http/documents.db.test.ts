import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { factRevisions } from '#features/facts/facts.tables.server.ts'
import { publishFact } from '#features/facts/publish-fact.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { mandateDocuments, mandates } from '#features/quote/mandate/mandate.tables.server.ts'
import { storageObjects } from '#features/storage/database/storage.tables.server.ts'
import { storeObject } from '#features/storage/objects/store-object.server.ts'
import { PAGE_DOCUMENTS } from '#features/storage/rules/permission.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import { localFolder } from '#platform/object-store/local-folder.ts'
import { buildPagesApp } from '#test/build-pages-app.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { sampleFiles } from '#test/sample-files.ts'
import { AUTHOR, openServiceScene } from '#test/services/service-scene.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { openDocumentStore } from './document-files.ts'
import { DOCUMENT } from './document-kind.ts'
import { documentRoutes } from './document-routes.ts'
import { sweepDocuments } from './sweep-documents.ts'

const TITLE = { de: 'Packliste "Aufbruch"', en: 'Packing list', fr: 'Liste de matériel', it: 'Lista' }
const clock = () => new Date('2027-03-13T16:56:00+01:00')
const folder = makeTemporaryFolder('documents')

let app: FastifyInstance
let storage: StorageDeps
let days = 0
const test = await forThisFile(createTestDatabase())
const scene = await forThisFile(openServiceScene(test, clock))
beforeAll(async () => {
  storage = {
    db: test.database,
    backend: localFolder(folder.path),
    clock: () => new Date(clock().getTime() + days * 86_400_000),
  }
  const documents = await openDocumentStore(storage)
  app = await buildPagesApp({
    messages: scene.messages,
    routes: (routes) => documentRoutes(routes, { headers: {}, documents, messages: scene.messages }),
  })
})
afterAll(async () => {
  await app.close()
  folder.remove()
})
beforeEach(async () => {
  days = 0
  await test.database.delete(storageObjects)
  await scene.forget()
  await test.database.delete(factRevisions)
})

async function uploaded(): Promise<string> {
  const id = randomUUID()
  const stored = await storeObject(storage, {
    bucket: PAGE_DOCUMENTS,
    key: id,
    body: Readable.from([sampleFiles.pdf()]),
    contentType: 'application/pdf',
    cacheControl: 'no-cache',
    upsert: false,
    owner: null,
  })
  expect(stored).toMatchObject({ ok: true })
  return id
}

async function publish(id: string, pages: string[] | null, seen = 0, title = TITLE): Promise<number> {
  const value = pages && { title, pages, file: { bytes: sampleFiles.pdf().length } }
  const deps = { clock: storage.clock, ...publishing('document') }
  const input = { key: id, value, seen }
  return (await scene.run((tx) => publishFact(tx, deps, DOCUMENT, input, AUTHOR))).revision
}

const get = (url: string, headers = {}) => app.inject({ url, headers })

it('is listed at the end of its pages with name, type and size, in the language of the page, and on no other', async () => {
  const id = await uploaded()
  await publish(id, ['aufbruch', 'team'])
  for (const path of ['/survival-training/aufbruch', '/team']) {
    const { body } = await get(`${path}?lng=fr`)
    expect(body, path).toContain(`href="/documents/${id}.pdf?lng=fr"`)
    expect(body, path).toContain('Liste de matériel')
    expect(body, path).toMatch(/PDF, \d+\u00a0Ko/)
  }
  for (const path of ['/', '/survival-training/klarer-kompass'])
    expect((await get(`${path}?lng=fr`)).body, path).not.toContain('id="dokumente"')
})

it('is a download that is never executed, named in the language of the address', async () => {
  const id = await uploaded()
  const seen = await publish(id, ['home'])
  const { statusCode, headers, rawPayload } = await get(`/documents/${id}.pdf?lng=de`)
  expect(statusCode).toBe(200)
  expect(rawPayload.equals(sampleFiles.pdf())).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Packliste _Aufbruch_.pdf"; filename*=UTF-8''Packliste%20%22Aufbruch%22.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, no-cache',
  })
  const again = () => get(`/documents/${id}.pdf?lng=de`, { 'if-none-match': headers.etag })
  expect((await again()).statusCode).toBe(304)
  await publish(id, ['home'], seen, { ...TITLE, de: 'Was Sie mitnehmen' })
  expect((await again()).headers['content-disposition']).toContain('filename="Was Sie mitnehmen.pdf"')
})

it('is not shown before it is published, only on a retired service, or after it was removed', async () => {
  const id = await uploaded()
  const status = async () => (await get(`/documents/${id}.pdf?lng=de`)).statusCode
  expect(await status()).toBe(404)
  const published = await publish(id, ['home'])
  expect(await status()).toBe(200)
  const nowhere = await publish(id, [], published)
  expect(await status()).toBe(404)
  const again = await publish(id, ['shelter-bau'], nowhere)
  expect(await status()).toBe(200)
  await scene.retire('shelter-bau', null)
  expect(await status()).toBe(404)
  await publish(id, null, again)
  expect(await status()).toBe(404)
  for (const other of ['__proto__', 'constructor', randomUUID(), '%2e%2e'])
    expect((await get(`/documents/${other}.pdf`)).statusCode, other).toBe(404)
})

it('loses its file a week after it was removed, and no sooner; abandoned uploads too', async () => {
  const [kept, removed, forgotten] = [await uploaded(), await uploaded(), await uploaded()]
  await publish(kept, ['home'])
  const seen = await publish(removed, ['home'])
  const keys = async () => (await test.database.select().from(storageObjects)).map(({ key }) => key).sort()
  days = 8
  await publish(removed, null, seen)
  expect(await sweepDocuments(storage)).toBe(1)
  expect(await keys()).toEqual([kept, removed].sort())
  expect(forgotten).not.toBe(kept)
  days = 16
  expect(await sweepDocuments(storage)).toBe(1)
  expect(await keys()).toEqual([kept])
})

it('of a mandate is kept as long as the mandate names it', async () => {
  const [kept, stray] = [await uploaded(), await uploaded()]
  const quote = randomUUID()
  const at = clock()
  await test.database.insert(quotes).values({
    id: quote,
    referenceHash: quote,
    document: aQuote({ day: '2027-05-01', validUntil: '2027-04-01' }),
    totalCents: 0,
    validUntil: '2027-04-01',
    createdAt: at,
    updatedAt: at,
  })
  await test.database.insert(mandates).values({ quoteId: quote, createdAt: at, updatedAt: at })
  const row = { id: kept, mandateId: quote, title: 'Vertrag', bytes: 5, addedAt: at, addedBy: AUTHOR }
  await test.database.insert(mandateDocuments).values(row)
  const keys = async () => (await test.database.select().from(storageObjects)).map(({ key }) => key)
  days = 8
  expect(await keys()).toContain(stray)
  await sweepDocuments(storage)
  expect(await keys()).toEqual([kept])
  await test.database.delete(quotes)
  await sweepDocuments(storage)
  expect(await keys()).toEqual([])
})
