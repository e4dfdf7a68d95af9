import { useState } from 'react'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { useDraft } from '#site/routes/staff/dialogs/use-draft.ts'
import { VersionHistory } from '#site/routes/staff/dialogs/version-history.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { paths } from '#content/paths.ts'
import { VersionDifference } from '#features/messages/site/version-difference.tsx'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { AskButton } from '#kit/action-buttons.tsx'
import { call } from '#kit/client.ts'
import { Halves, Panel, Row, Stack } from '#kit/layout.tsx'
import { LoadedPage, useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import type { LegalPlace } from '../legal/legal-rules.ts'
import type { LegalContent } from '../legal/legal-text.ts'
import type { EditedLegal, LegalStatus } from '../legal/staff-legal.ts'
import { type LegalDraft, LegalForm } from './legal-form.tsx'
import { legal } from './legal.contract.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PublishLegal } from './publish-legal.tsx'

/** One legal document: written in four languages beside its page, compared, planned, published. */
export default function LegalDocumentPage() {
  const { t } = useTexts('staff-legal')
  return (
    <LoadedPage of={legal.read} back={{ to: staffPaths.legal, title: t.title }}>
      {({ document, today }, reload) => (
        <Editor key={document.revision} document={document} today={today} onChanged={reload} />
      )}
    </LoadedPage>
  )
}

interface EditorProps {
  document: EditedLegal
  /** Swiss day. */
  today: string
  onChanged: () => void
}

function Editor({ document, today, onChanged }: EditorProps) {
  const { t, language: own } = useTexts('staff-legal')
  const [language, setLanguage] = useState<Language>(own)
  const [opened, setOpened] = useState<LegalPlace>()
  const { id, planned } = document
  const draft = useDraft<LegalContent, LegalStatus>({
    document: document.content,
    saved: document,
    send: (content, seen) => call(legal.save, { id, content, seen }),
  })
  return (
    <>
      <StaffHead title={t.documents[id]} lead={t.editLead}>
        <a className="go" href={paths[id]} target="_blank" rel="noreferrer">
          {t.view}
          <ArrowIcon />
        </a>
        <a className="go" href={paths.versions(paths[id])} target="_blank" rel="noreferrer">
          {t.versionsPage}
          <ArrowIcon />
        </a>
      </StaffHead>
      <Stack gap={32}>
        {planned ? (
          <PlannedNote document={document} onChanged={onChanged} />
        ) : (
          document.release && <ReleaseNote document={document} draft={draft} onChanged={onChanged} />
        )}
        <Halves>
          {planned ? (
            <p className="muted">{t.planned.text}</p>
          ) : (
            <LegalForm {...{ document, draft, language, opened }} onLanguage={setLanguage} />
          )}
          <Preview id={id} version={draft.version} language={language} onLanguage={setLanguage} />
        </Halves>
        <PublishLegal
          {...{ document, draft, today, onChanged }}
          onOpen={(place) => {
            setLanguage(place.language)
            // Another object each time, so that the same place can be opened again.
            setOpened({ ...place })
          }}
        />
      </Stack>
      <History document={document} onBring={planned ? undefined : draft.change} />
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
  const { preview } = useTexts('staff-legal').t
  const { value, problem, reload } = useRead(legal.preview, { id }, { language, version })
  const [html, setHtml] = useState<string>()
  if (value && value.html !== html) setHtml(value.html)
  return (
    <section>
      <Stack gap={12}>
        <h2>{preview}</h2>
        <PreviewFrame
          html={html}
          name={preview}
          language={language}
          onLanguage={onLanguage}
          problem={problem}
          onAgain={reload}
        />
      </Stack>
    </section>
  )
}

interface HistoryProps {
  document: EditedLegal
  /** Undefined while nothing can be edited. */
  onBring: ((content: LegalContent) => void) | undefined
}

function History({ document: { versions, version: current }, onBring }: HistoryProps) {
  const { history: t } = useTexts('staff-legal').t
  const toast = useResultToast()
  return (
    <VersionHistory
      title={t.title}
      bring={t.bring}
      versions={versions.map((each) => ({
        ...each,
        author: each.author ?? t.release,
        state: [each.version, each.version === current && t.now].filter(Boolean).join(', '),
      }))}
      isPresent={({ version }) => version === current || !onBring}
      onBring={({ content }) => {
        onBring?.(content)
        toast.done(t.brought)
      }}
    />
  )
}

interface PlannedNoteProps {
  document: EditedLegal
  onChanged: () => void
}

function PlannedNote({ document: { id, planned, revision }, onChanged }: PlannedNoteProps) {
  const { t, day } = useTexts('staff-legal')
  const { title, text, withdraw, done } = t.planned
  return (
    <Panel title={fill(title, { day: day(planned?.day ?? '') })}>
      <p>{text}</p>
      <AskButton
        size="md"
        action={legal.withdraw}
        fixed={{ id, seen: revision }}
        open={withdraw}
        text={text}
        done={done}
        onDone={onChanged}
      />
    </Panel>
  )
}

interface ReleaseNoteProps extends PlannedNoteProps {
  draft: LegalDraft
}

/** A release changed the files' texts below the owner's, who says which of the two stays. */
function ReleaseNote({ document: { id, release }, draft, onChanged }: ReleaseNoteProps) {
  const { t: messages, language } = useTexts('staff-legal')
  const { release: t } = messages
  const toast = useResultToast()
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  if (!release) return null

  async function settle(isOurs: boolean): Promise<void> {
    const content = isOurs ? draft.document : (release?.content ?? draft.document)
    const answer = await submit(async () => {
      const seen = (await draft.flush()) ?? draft.saved.revision
      return call(legal.save, { id, content, seen, knowsFiles: true })
    })
    if (!answer?.ok) return
    toast.done(isOurs ? t.kept : t.brought)
    onChanged()
  }

  return (
    <Panel title={t.title}>
      <p>{t.text}</p>
      <VersionDifference sections={release.differences[language]} />
      <RefusalMessage problem={refusal} attempt={attempt} />
      <Row>
        <Button aria-disabled={busy} onClick={() => void settle(true)}>
          {t.mine}
        </Button>
        <Button aria-disabled={busy} onClick={() => void settle(false)}>
          {t.theirs}
        </Button>
      </Row>
    </Panel>
  )
}
