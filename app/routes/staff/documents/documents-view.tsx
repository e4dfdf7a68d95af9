import { useNavigate } from 'react-router'
import type { StaffDocument } from '#features/documents/staff-document.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { useFactPageName } from '../company/use-fact-page-name.ts'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import styles from './documents.module.css'
import { uploadDocument } from './upload-document.ts'
import { UploadField } from './upload-field.tsx'

/** The PDFs of the pages: upload, and where each stands. */
export default function DocumentsView() {
  const messages = useMessages('staff-documents')
  const go = useNavigate()
  const { value, problem, reload } = useLoaded<'/documents'>('/documents')
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      <UploadField send={uploadDocument} onDone={(id) => go(staffPaths.document(id))} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.documents.length === 0 && <p className={styles.empty}>{messages.empty}</p>}
      {value && value.documents.length > 0 && (
        <ul className={styles.list}>
          {value.documents.map((document) => (
            <Entry key={document.id} document={document} />
          ))}
        </ul>
      )}
    </>
  )
}

function Entry({ document: { id, texts, file, state } }: { document: StaffDocument }) {
  const messages = useMessages('staff-documents')
  const language = useLanguage()
  const pageName = useFactPageName()
  return (
    <li>
      <PageLink to={staffPaths.document(id)}>
        {texts.title[language] || texts.title.de || messages.untitled}
      </PageLink>
      <p>{texts.pages.map(pageName).join(', ') || messages.nowhere}</p>
      <p className="muted num">{`${messages.states[state]}, ${formatBytes(language, file.bytes)}`}</p>
    </li>
  )
}
