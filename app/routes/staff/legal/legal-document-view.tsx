import { useRef, useState } from 'react'
import type { LegalContent } from '#features/messages/legal/legal-content.ts'
import type { EditedLegal, LegalStand } from '#features/messages/legal/staff-legal.ts'
import type { Language } from '#i18n/languages.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { ArrowIcon } from '../../../ui/pictures/icons.tsx'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { postStaff } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { PreviewFrame } from '../texts/preview-frame.tsx'
import { useDraft } from '../dialogs/use-draft.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { LegalForm } from './legal-form.tsx'
import { LegalHistory } from './legal-history.tsx'
import { PlannedNote, ReleaseNote } from './legal-notes.tsx'
import { PublishLegal } from './publish-legal.tsx'
import styles from './legal.module.css'

/** One legal document: written in four languages beside its page, compared, planned, published. */
export default function LegalDocumentView({ id }: { id: string }) {
  const messages = useMessages('staff-legal')
  const { value, problem, reload } = useLoaded<'/legal/:id'>(`/legal/${encodeURIComponent(id)}`)
  return (
    <>
      <BackLink to={staffPaths.part('legal')}>{messages.title}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <Editor
          key={value.document.revision}
          document={value.document}
          today={value.today}
          onChanged={reload}
        />
      )}
    </>
  )
}

interface EditorProps {
  document: EditedLegal
  /** Swiss day. */
  today: string
  onChanged: () => void
}

function Editor({ document, today, onChanged }: EditorProps) {
  const messages = useMessages('staff-legal')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [opened, setOpened] = useState<string>()
  const { id, planned } = document
  const draft = useDraft<LegalContent, LegalStand>({
    document: document.content,
    saved: document,
    send: (content, seen) => postStaff<'/legal/:id/drafts'>(`/legal/${id}/drafts`, { content, seen }),
  })
  return (
    <>
      <StaffHead title={messages.documents[id]} lead={messages.editLead}>
        <a className="go" href={paths[id]} target="_blank" rel="noreferrer">
          {messages.view}
          <ArrowIcon />
        </a>
        <a className="go" href={paths.versions(paths[id])} target="_blank" rel="noreferrer">
          {messages.versionsPage}
          <ArrowIcon />
        </a>
      </StaffHead>
      {planned && <PlannedNote document={document} onChanged={onChanged} />}
      {!planned && document.release && (
        <ReleaseNote document={document} draft={draft} onChanged={onChanged} />
      )}
      <div className={styles.halves}>
        {planned ? (
          <p className="muted">{messages.planned.text}</p>
        ) : (
          <LegalForm
            document={document}
            draft={draft}
            language={language}
            opened={opened}
            onOpen={setOpened}
          />
        )}
        <Preview id={id} version={draft.version} language={language} onLanguage={setLanguage} />
      </div>
      <PublishLegal
        document={document}
        draft={draft}
        today={today}
        onOpen={setOpened}
        onChanged={onChanged}
      />
      <LegalHistory document={document} onBring={planned ? undefined : draft.change} />
    </>
  )
}

interface PreviewProps {
  id: EditedLegal['id']
  version: number
  language: Language
  onLanguage: (language: Language) => void
}

function Preview({ id, version, language, onLanguage }: PreviewProps) {
  const messages = useMessages('staff-legal')
  const frame = useRef<HTMLIFrameElement>(null)
  const { value, problem, reload } = useLoaded<'/legal/:id/preview'>(
    `/legal/${id}/preview?lng=${language}&version=${version}`,
  )
  const [html, setHtml] = useState<string>()
  if (value && value.html !== html) setHtml(value.html)
  return (
    <section className={styles.preview}>
      <h2>{messages.preview}</h2>
      <PreviewFrame
        html={html}
        frame={frame}
        name={messages.preview}
        language={language}
        onLanguage={onLanguage}
        problem={problem}
        onAgain={reload}
      />
    </section>
  )
}
