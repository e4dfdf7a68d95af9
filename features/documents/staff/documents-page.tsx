import { useNavigate } from 'react-router'
import { useFactPageName } from '#features/company/staff/use-fact-page-name.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { call } from '#kit/client.ts'
import { ListView, RowTitle } from '#kit/list-view.tsx'
import { useTexts } from '#kit/texts.ts'
import { countRows, selectRows } from '#kit/whole-list.ts'
import { documentRows, titleOf } from './document-rows.ts'
import { documentList, documents } from './document.contract.ts'
import { sendPdf } from './send-pdf.ts'
import { UploadField } from './upload-field.tsx'

/** The PDFs of the pages: upload, and where each stands. */
export default function DocumentsPage() {
  const { t, language } = useTexts('staff-documents')
  const navigate = useNavigate()
  const pageName = useFactPageName()
  const rules = documentRows(language)
  const { list } = t

  async function upload(pdf: File) {
    const sent = await sendPdf(pdf)
    return sent.ok ? call(documents.add, sent.value) : sent
  }

  return (
    <ListView
      of={documents.list}
      shape={documentList}
      words={{ ...list, title: t.title, lead: t.lead, empty: list.nothingFound }}
      file={documents.csv}
      above={<UploadField send={upload} onDone={({ id }) => navigate(staffPaths.document(id))} />}
      instead={(answer) => answer.documents.length === 0 && <p>{t.empty}</p>}
      counts={(answer, { search }) => countRows(answer.documents, rules, search)}
      rows={(answer, place) => selectRows(answer.documents, rules, place, language)}
      columns={[
        {
          title: list.columns.title,
          sort: 'title',
          cell: (document) => (
            <RowTitle to={staffPaths.document(document.id)}>
              {titleOf(document, language) || t.untitled}
            </RowTitle>
          ),
        },
        {
          title: list.columns.pages,
          cell: ({ texts }) => texts.pages.map(pageName).join(', ') || t.nowhere,
        },
        { title: list.columns.state, sort: 'state', cell: ({ state }) => t.states[state] },
        {
          title: list.columns.size,
          sort: 'size',
          kind: 'amount',
          cell: ({ file }) => formatBytes(language, file.bytes),
        },
      ]}
    />
  )
}
