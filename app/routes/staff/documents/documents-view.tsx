import { type ChangeEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { DOCUMENT_TYPE } from '#features/documents/document-file.ts'
import type { StaffDocument } from '#features/documents/staff-document.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { ErrorText } from '../../../ui/field.tsx'
import { useFactPageName } from '../company/use-fact-page-name.ts'
import { ErrorState } from '../error-state.tsx'
import { LoadingState } from '../loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './documents.module.css'
import { uploadDocument } from './upload-document.ts'

/** The PDFs of the pages: upload, and where each stands. */
export default function DocumentsView() {
  const messages = useMessages('staff-documents')
  const { value, problem, reload } = useLoaded<'/documents'>('/documents')
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      <Upload />
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

function Upload() {
  const { upload: messages } = useMessages('staff-documents')
  const { refusals } = useMessages('staff')
  const tell = useResultToast()
  const go = useNavigate()
  const hint = useId()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function onFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (!file || isBusy) return
    setBusy(true)
    const sent = await uploadDocument(file)
    setBusy(false)
    setProblem(sent.ok ? undefined : messageOf(sent.refusal.code))
    if (!sent.ok) return
    tell.done(messages.done)
    await go(staffPaths.document(sent.value))
  }

  function messageOf(code: string): string {
    if (code === 'type') return messages.type
    return new Map<string, string>(Object.entries(refusals)).get(code) ?? messages.failed
  }

  return (
    <div className={styles.upload}>
      <label className="button button--sm">
        {messages.choose}
        <input
          type="file"
          className="visually-hidden"
          accept={`.pdf,${DOCUMENT_TYPE}`}
          aria-describedby={hint}
          disabled={isBusy}
          onChange={(event) => void onFile(event)}
        />
      </label>
      <p className="hint" id={hint}>
        {messages.hint}
      </p>
      <div role="status">{isBusy && <p>{messages.busy}</p>}</div>
      <div role="alert">{problem && <ErrorText>{problem}</ErrorText>}</div>
    </div>
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
