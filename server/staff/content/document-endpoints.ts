import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import {
  DOCUMENT_FILTERS,
  DOCUMENT_SORTS,
  filterDocuments,
  MAX_DOCUMENT_SEARCH,
  titleOf,
} from '#app/routes/staff/documents/filter-documents.ts'
import { factPagePath } from '#content/missing-facts.ts'
import type { FactPage } from '#content/owner-facts.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { checkPdf } from '#features/documents/check-pdf.server.ts'
import { DOCUMENT_TYPE } from '#features/documents/document-file.ts'
import {
  documentTextsSchema,
  documentTitleSchema,
  findMissingTitles,
} from '#features/documents/document.schema.ts'
import { saveFactDraft } from '#features/facts/publish-fact.server.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { findDocument, listDocuments, readDocument } from '../../documents/list-documents.ts'
import { DOCUMENT } from '../../documents/document-kind.ts'
import { asAttachment } from '#platform/http/content-disposition.ts'
import { publishing } from '../../messages/publishing.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import { listFile } from '../lists/list-file.ts'
import { listSort } from '../lists/list-position.ts'
import { publishStaffFact } from './publish-staff-fact.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const upload = z.object({ original: z.uuid(), title: documentTitleSchema })
const seen = z.int().min(0)
const change = z.object({ texts: documentTextsSchema, seen })

const fileQuery = z.object({
  filter: z.enum(DOCUMENT_FILTERS).default('all'),
  q: z.string().overwrite(plainLine).max(MAX_DOCUMENT_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(DOCUMENT_SORTS),
})

/** PDFs of the pages. */
export function documentEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, messages, documents: store } = deps
  const facts = { clock, ...publishing(DOCUMENT.name) }

  route('GET', '/documents', 'pictures', 'none', async () => ({ documents: await listDocuments(db) }))

  listFile(route, deps, {
    path: '/documents.csv',
    list: 'documents',
    needs: 'pictures',
    query: fileQuery,
    read: async ({ filter, q: search, sort = null }, { language }) => {
      const wish = { filter, search, sort, language }
      return { rows: filterDocuments(await listDocuments(db), wish), next: null }
    },
    columns: (language) => {
      const { list, states } = staffTexts(messages.current(), language, 'staff-documents')
      return [
        [list.columns.title, (document) => titleOf(document, language)],
        [
          list.columns.pages,
          ({ texts }) => texts.pages.map((page) => factPagePath(page as FactPage)).join(', '),
        ],
        [list.columns.state, ({ state }) => states[state]],
        [list.bytes, ({ file }) => String(file.bytes)],
      ]
    },
  })

  route('GET', '/documents/:id', 'pictures', 'none', async ({ id, reply }) => {
    const document = await readDocument(db, id, (authors) => listAddresses(db, authors))
    return document ? { document } : refuseStaff(reply, { code: 'unknown_document' })
  })

  route('GET', '/documents/:id/file', 'pictures', 'none', async ({ id, reply }) => {
    const document = await findDocument(db, id)
    const file = document && (await store.open(id))
    if (!document || !file) return refuseStaff(reply, { code: 'unknown_document' })
    return reply
      .header('Content-Type', DOCUMENT_TYPE)
      .header('Content-Length', file.bytes)
      .header('Content-Disposition', asAttachment(`${document.texts.title.de || id}.pdf`))
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(await file.read())
  })

  route('POST', '/documents', 'pictures', 'none', upload, async ({ body, member, reply }) => {
    const file = await store.open(body.original)
    if (!file) return refuseStaff(reply, { code: 'document_missing' })
    const problem = checkPdf(await buffer(await file.read()))
    if (problem) return refuseStaff(reply, { code: problem })
    const title = { de: body.title, en: '', fr: '', it: '' }
    const value = { title, pages: [], file: { bytes: file.bytes } }
    const input = { key: body.original, value, seen: 0 }
    const saved = await db.transaction((tx) => saveFactDraft(tx, facts, DOCUMENT, input, member.id))
    return answerWith(reply, saved, () => ({ id: body.original }))
  })

  route('POST', '/documents/:id/publication', 'pictures', 'none', change, async (call) => {
    const { id, body, member, reply } = call
    const document = await findDocument(db, id)
    if (!document) return refuseStaff(reply, { code: 'unknown_document' })
    if (findMissingTitles(body.texts).length > 0) return refuseStaff(reply, { code: 'document_incomplete' })
    const input = { key: id, value: { ...body.texts, file: document.file }, seen: body.seen }
    const published = await publishStaffFact(deps, DOCUMENT, input, member.id)
    return answerWith(reply, published, ({ revision }) => ({ revision }))
  })

  route('POST', '/documents/:id/removal', 'pictures', 'deletes_data', z.object({ seen }), async (call) => {
    const { id, body, member, reply } = call
    if (!(await findDocument(db, id))) return refuseStaff(reply, { code: 'unknown_document' })
    const input = { key: id, value: null, seen: body.seen }
    return answerWith(reply, await publishStaffFact(deps, DOCUMENT, input, member.id), () => ({}))
  })
}
