import { useNavigate } from 'react-router'
import type { StaffDocument } from '#features/documents/staff-document.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useFactPageName } from '../company/use-fact-page-name.ts'
import { ExportList } from '../lists/export-list.tsx'
import list from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import { ListTools } from '../lists/list-tools.tsx'
import { useListQuery } from '../lists/use-list-query.ts'
import { StaffHead } from '../staff-head.tsx'
import styles from './documents.module.css'
import {
  countDocuments,
  DOCUMENT_FILTERS,
  DOCUMENT_SORTS,
  filterDocuments,
  MAX_DOCUMENT_SEARCH,
  titleOf,
} from './filter-documents.ts'
import { uploadDocument } from './upload-document.ts'
import { UploadField } from './upload-field.tsx'

/** The PDFs of the pages: upload, and where each stands. */
export default function DocumentsView() {
  const messages = useMessages('staff-documents')
  const { columns } = messages.list
  const go = useNavigate()
  const language = useLanguage()
  const query = useListQuery({
    part: 'documents',
    filters: DOCUMENT_FILTERS,
    initialFilter: 'all',
    sorts: DOCUMENT_SORTS,
  })
  const { filter, search, sorting, shown } = query
  const { value, problem, reload } = useLoaded<'/documents'>('/documents')
  const documents = value?.documents ?? []
  const found = filterDocuments(documents, { filter, search, sort: sorting.sort, language })
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        {documents.length > 0 && <ExportList path="/documents.csv" asked={shown} />}
      </StaffHead>
      <UploadField send={uploadDocument} onDone={(id) => go(staffPaths.document(id))} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.documents.length === 0 && <p className={styles.empty}>{messages.empty}</p>}
      {documents.length > 0 && (
        <div className={styles.list}>
          <ListTools
            list={query}
            messages={messages.list}
            counts={countDocuments(documents, { search, language })}
            maxLength={MAX_DOCUMENT_SEARCH}
          />
        </div>
      )}
      {documents.length > 0 && found.length === 0 && <EmptyState title={messages.list.nothingFound} />}
      {found.length > 0 && (
        <ListTable
          columns={[
            { name: columns.title, sort: 'title' },
            columns.pages,
            { name: columns.state, sort: 'state' },
            { name: columns.size, sort: 'size' },
          ]}
          sorting={sorting}
          isLastRight
        >
          {found.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </ListTable>
      )}
    </>
  )
}

function Row({ document }: { document: StaffDocument }) {
  const messages = useMessages('staff-documents')
  const language = useLanguage()
  const pageName = useFactPageName()
  const { id, texts, file, state } = document
  return (
    <tr>
      <th scope="row">
        <PageLink className={list.title} to={staffPaths.document(id)}>
          {titleOf(document, language) || messages.untitled}
        </PageLink>
      </th>
      <td>{texts.pages.map(pageName).join(', ') || messages.nowhere}</td>
      <td>{messages.states[state]}</td>
      <td className={`num ${list.right}`}>{formatBytes(language, file.bytes)}</td>
    </tr>
  )
}
