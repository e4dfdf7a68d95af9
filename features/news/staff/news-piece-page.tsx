import { useState } from 'react'
import { paths } from '#content/paths.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'
import { VersionHistory } from '#site/routes/staff/dialogs/version-history.tsx'
import { SaveBar } from '#site/routes/staff/frame/save-bar.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { PreviewFrame } from '#features/messages/staff/preview-frame.tsx'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { fill } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import { refuse } from '#kernel/result.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { call } from '#kit/client.ts'
import { Halves, Row, Stack } from '#kit/layout.tsx'
import { LoadedPage, useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import type { EditedNews } from './news-document.ts'
import { NewsForm } from './news-form.tsx'
import { news } from './news.contract.ts'
import styles from './news.module.css'
import { NewsletterIssue, PlannedIssue } from './newsletter-issue.tsx'
import { type NewsDraft, useNewsDraft } from './use-news-draft.ts'

/** One news article: written in four languages beside its page, planned, published, taken off. */
export default function NewsPiecePage() {
  const { t } = useTexts('staff-news')
  return (
    <LoadedPage of={news.read} back={{ to: staffPaths.news, title: t.title }}>
      {({ piece, today }, reload) => (
        // What was typed has been saved: a new revision brings nothing older.
        <Editor key={`${piece.revision} ${piece.state}`} piece={piece} today={today} onChanged={reload} />
      )}
    </LoadedPage>
  )
}

interface EditorProps {
  piece: EditedNews
  /** Swiss day. */
  today: string
  onChanged: () => void
}

function Editor({ piece, today, onChanged }: EditorProps) {
  const { t, language: own } = useTexts('staff-news')
  const toast = useResultToast()
  const draft = useNewsDraft(piece)
  const [language, setLanguage] = useState<Language>(own)
  const { history } = t
  const { slug, state } = piece
  const planned = piece.history.find(({ isPublished }) => isPublished)?.document ?? piece.document
  const { date } = state === 'planned' ? planned : draft.document
  const plannedDay = state !== 'published' && date > today ? date : undefined
  return (
    <>
      <StaffHead title={draft.document.texts.de.title || t.untitled} lead={t.editLead}>
        {state === 'published' && (
          <a className="go" href={paths.article(slug)} target="_blank" rel="noreferrer">
            {t.view}
            <ArrowIcon />
          </a>
        )}
      </StaffHead>
      <Halves>
        <NewsForm draft={draft} language={language} onLanguage={setLanguage} />
        <Preview slug={slug} draft={draft} language={language} />
      </Halves>
      <PublishBar piece={piece} draft={draft} today={today} onChanged={onChanged} />
      {state !== 'draft' && <NewsletterIssue slug={slug} plannedDay={plannedDay} />}
      {state === 'draft' && plannedDay && <PlannedIssue day={plannedDay} />}
      <VersionHistory
        title={history.title}
        bring={history.bring}
        versions={piece.history.map((version) => ({
          ...version,
          state: version.isPublished ? history.published : history.planned,
        }))}
        onBring={({ document }) => {
          draft.change(document)
          toast.done(history.brought)
        }}
      />
    </>
  )
}

function Preview({ slug, draft, language }: { slug: string; draft: NewsDraft; language: Language }) {
  const { t } = useTexts('staff-news')
  const { dialog } = useTexts('staff').t
  const [isReadingAll, setReadingAll] = useState(false)
  const { problems, version } = draft
  return (
    <section className={styles.preview}>
      <Stack gap={12}>
        <Row apart>
          <h2>{t.preview}</h2>
          {LANGUAGES.every((each) => !problems[each]) && (
            <Button size="sm" onClick={() => setReadingAll(true)}>
              {t.readAll}
            </Button>
          )}
        </Row>
        {problems[language] ? (
          <p className="muted">{t.previewWaits}</p>
        ) : (
          <LoadedPreview key={language} slug={slug} version={version} language={language} />
        )}
      </Stack>
      {isReadingAll && (
        <Modal wide title={t.readAllTitle} close={dialog.close} onClose={() => setReadingAll(false)}>
          <Stack gap={32}>
            {LANGUAGES.map((each) => (
              <section key={each}>
                <h3>{LANGUAGE_NAMES[each]}</h3>
                <LoadedPreview slug={slug} version={version} language={each} />
              </section>
            ))}
          </Stack>
        </Modal>
      )}
    </section>
  )
}

interface LoadedPreviewProps {
  slug: string
  version: number
  language: Language
}

function LoadedPreview({ slug: id, version, language }: LoadedPreviewProps) {
  const { t } = useTexts('staff-news')
  const { value, problem, reload } = useRead(news.preview, { id }, { language, version })
  const [html, setHtml] = useState<string>()
  if (value && value.html !== html) setHtml(value.html)
  const isIncomplete = problem?.code === 'news_incomplete'
  return (
    <PreviewFrame
      html={html}
      name={t.preview}
      language={language}
      problem={isIncomplete ? null : problem}
      onAgain={reload}
      waits={!isIncomplete}
    />
  )
}

function PublishBar({ piece, draft, today, onChanged }: EditorProps & { draft: NewsDraft }) {
  const { t, day } = useTexts('staff-news')
  const toast = useResultToast()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const { slug: id, state } = piece
  const { date } = draft.document
  const canPublish = draft.hasDraft || draft.state !== 'saved'

  async function publish(): Promise<void> {
    const answer = await submit(async () => {
      // The draft's own message says why.
      const seen = await draft.flush()
      return seen === undefined ? refuse({ code: 'changed_meanwhile' }) : call(news.publish, { id, seen })
    })
    if (!answer?.ok) return
    toast.done(answer.value.isPlanned ? t.planned : t.published)
    onChanged()
  }

  return (
    <SaveBar className={styles.bar} problem={draft.refusal ?? refusal} attempt={attempt}>
      {canPublish && (
        <Button aria-disabled={busy || draft.state === 'saving'} onClick={() => void publish()}>
          {date > today ? fill(t.plan, { day: day(date) }) : t.publish}
        </Button>
      )}
      {state !== 'draft' && <Button onClick={() => setWithdrawing(true)}>{t.withdraw[state]}</Button>}
      <span className="muted" role="status">
        {draft.state === 'saving' && t.saving}
        {draft.state === 'unsaved' && t.notSaved}
        {draft.state === 'saved' && (draft.hasDraft ? t.saved : t.states[state])}
      </span>
      {isWithdrawing && state !== 'draft' && (
        <ActionDialog
          action={news.withdraw}
          fixed={{ id, seen: draft.revision }}
          title={t.withdraw[state]}
          text={state === 'planned' ? t.withdraw.textPlanned : t.withdraw.text}
          submit={t.withdraw[state]}
          done={t.withdraw.done}
          onClose={() => setWithdrawing(false)}
          onDone={onChanged}
        />
      )}
    </SaveBar>
  )
}
