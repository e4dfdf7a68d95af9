import { contract, file, get, post } from '#kit/contract.ts'
import { json, line, listOf, required, revision, texts, uuid } from '#kit/fields.ts'
import {
  DOCUMENT_LIMITS,
  DOCUMENT_REFUSALS,
  type DocumentTexts,
  type EditedDocument,
  type StaffDocument,
} from '../staff-document.ts'
import { DOCUMENT_FILTERS, DOCUMENT_SORTS } from './document-rows.ts'

export const documentList = listOf({
  filters: DOCUMENT_FILTERS,
  first: 'all',
  sorts: DOCUMENT_SORTS,
  searchLength: 80,
})

/** PDFs of the pages. */
export const documents = contract(
  { permission: 'pictures', isSmall: true, refusals: DOCUMENT_REFUSALS, missing: 'unknown_document' },
  {
    list: get('/documents').answers<{ documents: StaffDocument[] }>(),
    csv: file('/documents.csv', documentList.selection, { risk: 'exports_data', audit: 'list_exported' }),
    read: get('/documents/:id').answers<{ document: EditedDocument }>(),
    file: file('/documents/:id/file'),
    /** `original`: of the upload, which names it from then on. */
    add: post('/documents', { original: uuid(), title: line(DOCUMENT_LIMITS.title) }).answers<{
      id: string
    }>(),
    publish: post('/documents/:id/publication', {
      title: required(texts(DOCUMENT_LIMITS.title)),
      pages: json<DocumentTexts['pages']>(),
      seen: revision(),
    }).answers<{ revision: number }>(),
    remove: post('/documents/:id/removal', { seen: revision() }, { risk: 'deletes_data' }),
  },
)
