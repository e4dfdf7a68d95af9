import { buffer } from 'node:stream/consumers'
import { factPagePath } from '#features/facts/content/missing-facts.ts'
import type { FactPage } from '#features/facts/content/owner-facts.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { saveFactDraft } from '#features/facts/publish-fact.server.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, refuse } from '#kernel/result.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { serve } from '#kit/serve.server.ts'
import { selectRows } from '#kit/whole-list.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import { DOCUMENT } from '#features/documents/http/document-kind.ts'
import { findDocument, listDocuments, readDocument } from './list-documents.server.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { publishStaffFact } from '#features/messages/staff/publish-staff-fact.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { checkPdf } from '../check-pdf.server.ts'
import { DOCUMENT_TYPE } from '../document-file.ts'
import { documentTextsSchema } from '../document.schema.ts'
import type { StaffDocument } from '../staff-document.ts'
import { documentRows, titleOf } from './document-rows.ts'
import { documents } from './document.contract.ts'

export const serveDocuments = serve(documents, {
  publish: documentTextsSchema.pick({ pages: true }).shape,
})<StaffDeps>((deps) => {
  const { db, clock, messages, documents: store } = deps
  return {
    list: async () => accept({ documents: await listDocuments(db) }),
    csv: async ({ input: { q: search, ...input }, now, language, record }) => {
      const { files } = staffTexts(messages.current(), language, 'staff-lists')
      const rules = documentRows(language)
      const rows = selectRows(await listDocuments(db), rules, { ...input, search }, language)
      return csvFile({ db, now, record }, files.documents, columnsOf(deps, language), rows, {
        list: 'documents',
      })
    },
    read: async ({ id }) => {
      const document = await readDocument(db, id, (authors) => listAddresses(db, authors))
      return document ? accept({ document }) : refuse({ code: 'missing' })
    },
    file: async ({ id }) => {
      const [document, file] = await Promise.all([findDocument(db, id), store.open(id)])
      if (!document || !file) return refuse({ code: 'missing' })
      return accept({
        name: `${document.texts.title.de || id}.pdf`,
        type: DOCUMENT_TYPE,
        content: await file.read(),
        length: file.bytes,
      })
    },
    add: async ({ input: { original, title: german }, member }) => {
      const file = await store.open(original)
      if (!file) return refuse({ code: 'document_missing' })
      const problem = checkPdf(await buffer(await file.read()))
      if (problem) return refuse({ code: problem })
      const title = { de: german, en: '', fr: '', it: '' }
      const change = { key: original, value: { title, pages: [], file: { bytes: file.bytes } }, seen: 0 }
      const facts = { clock, ...publishing(DOCUMENT.name) }
      const saved = await db.transaction((tx) => saveFactDraft(tx, facts, DOCUMENT, change, member.id))
      return saved.ok ? accept({ id: original }) : saved
    },
    publish: async ({ id, input: { seen, ...texts }, member }) => {
      const document = await findDocument(db, id)
      if (!document) return refuse({ code: 'missing' })
      const change = { key: id, value: { ...texts, file: document.file }, seen }
      return publishStaffFact(deps, DOCUMENT, change, member.id)
    },
    remove: async ({ id, input: { seen }, member }) => {
      if (!(await findDocument(db, id))) return refuse({ code: 'missing' })
      return publishStaffFact(deps, DOCUMENT, { key: id, value: null, seen }, member.id)
    },
  }
})

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<StaffDocument> {
  const { list, states } = staffTexts(messages.current(), language, 'staff-documents')
  const addressOf = (page: string) => factPagePath(page as FactPage)
  return [
    [list.columns.title, (document) => titleOf(document, language)],
    [list.columns.pages, ({ texts }) => texts.pages.map(addressOf).join(', ')],
    [list.columns.state, ({ state }) => states[state]],
    [list.bytes, ({ file }) => String(file.bytes)],
  ]
}
