import { useRef, useState } from 'react'
import type { EditedNews } from '#features/news/staff/news-document.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import { refuse } from '#kernel/result.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ArrowIcon } from '../../../ui/pictures/icons.tsx'
import { SaveBar } from '../frame/save-bar.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { Modal } from '../dialogs/modal.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { PreviewFrame } from '../texts/preview-frame.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { VersionHistory } from '../dialogs/version-history.tsx'
import { NewsForm } from './news-form.tsx'
import { NewsletterIssue, PlannedIssue } from './newsletter-issue.tsx'
import styles from './news.module.css'
import { type NewsDraft, useNewsDraft } from './use-news-draft.ts'

/** One news article: written in four languages beside its page, planned, published, taken off. */
export default function NewsPieceView({ slug }: { slug: string }) {
  const messages = useMessages('staff-news')
  const { value, problem, reload } = useLoaded<'/news/:id'>(`/news/${encodeURIComponent(slug)}`)
  return (
    <>
      <BackLink to={staffPaths.part('news')}>{messages.title}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <Editor
          key={`${value.piece.revision} ${value.piece.state}`}
          piece={value.piece}
          today={value.today}
          onChanged={reload}
        />
      )}
    </>
  )
}

interface EditorProps {
  piece: EditedNews
  /** Swiss day. */
  today: string
  onChanged: () => void
}

function Editor({ piece, today, onChanged }: EditorProps) {
  const messages = useMessages('staff-news')
  const toast = useResultToast()
  const draft = useNewsDraft(piece)
  const { history } = messages
  const planned = piece.history.find(({ isPublished }) => isPublished)?.document ?? piece.document
  const { date } = piece.state === 'planned' ? planned : draft.document
  const plannedDay = piece.state !== 'published' && date > today ? date : undefined
  const [language, setLanguage] = useState<Language>(useLanguage())
  return (
    <>
      <StaffHead title={draft.document.texts.de.title || messages.untitled} lead={messages.editLead}>
        {piece.state === 'published' && (
          <a className="go" href={paths.article(piece.slug)} target="_blank" rel="noreferrer">
            {messages.view}
            <ArrowIcon />
          </a>
        )}
      </StaffHead>
      <div className={styles.halves}>
        <NewsForm draft={draft} language={language} onLanguage={setLanguage} />
        <Preview slug={piece.slug} draft={draft} language={language} />
      </div>
      <PublishBar piece={piece} draft={draft} today={today} onChanged={onChanged} />
      {piece.state !== 'draft' && <NewsletterIssue slug={piece.slug} plannedDay={plannedDay} />}
      {piece.state === 'draft' && plannedDay && <PlannedIssue day={plannedDay} />}
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
  const messages = useMessages('staff-news')
  const { dialog } = useMessages('staff')
  const [isReadingAll, setReadingAll] = useState(false)
  const isReady = !draft.problems[language]
  const isWhole = LANGUAGES.every((each) => !draft.problems[each])
  return (
    <section className={styles.preview}>
      <header>
        <h2>{messages.preview}</h2>
        {isWhole && (
          <Button size="sm" onClick={() => setReadingAll(true)}>
            {messages.readAll}
          </Button>
        )}
      </header>
      {isReady ? (
        <LoadedPreview key={language} slug={slug} version={draft.version} language={language} />
      ) : (
        <p className="muted">{messages.previewWaits}</p>
      )}
      {isReadingAll && (
        <Modal wide title={messages.readAllTitle} close={dialog.close} onClose={() => setReadingAll(false)}>
          {LANGUAGES.map((each) => (
            <section key={each} className={styles.oneOfAll}>
              <h3>{LANGUAGE_NAMES[each]}</h3>
              <LoadedPreview slug={slug} version={draft.version} language={each} />
            </section>
          ))}
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

function LoadedPreview({ slug, version, language }: LoadedPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const messages = useMessages('staff-news')
  const { value, problem, reload } = useLoaded<'/news/:id/preview'>(
    `/news/${slug}/preview?lng=${language}&version=${version}`,
  )
  const [html, setHtml] = useState<string>()
  if (value && value.html !== html) setHtml(value.html)
  const isIncomplete = problem?.code === 'news_incomplete'
  return (
    <PreviewFrame
      html={html}
      frame={frame}
      name={messages.preview}
      language={language}
      problem={isIncomplete ? null : problem}
      onAgain={reload}
      waits={!isIncomplete}
    />
  )
}

interface PublishBarProps extends EditorProps {
  draft: NewsDraft
}

function PublishBar({ piece: { slug, state }, draft, today, onChanged }: PublishBarProps) {
  const messages = useMessages('staff-news')
  const language = useLanguage()
  const toast = useResultToast()
  const [isAsked, setAsked] = useState(false)
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const { date } = draft.document
  const canPublish = draft.hasDraft || draft.state !== 'saved'

  async function publish(): Promise<void> {
    const answer = await submit(async () => {
      // The draft's own message says why.
      const seen = await draft.flush()
      if (seen === undefined) return refuse({ code: 'changed_meanwhile' })
      return postStaff<'/news/:id/publication'>(`/news/${slug}/publication`, { seen })
    })
    if (!answer?.ok) return
    toast.done(answer.value.isPlanned ? messages.planned : messages.published)
    onChanged()
  }

  return (
    <SaveBar className={styles.bar} problem={draft.refusal ?? refusal} attempt={attempt}>
      {canPublish && (
        <Button aria-disabled={busy || draft.state === 'saving'} onClick={() => void publish()}>
          {date > today ? fill(messages.plan, { day: formatDay(language, date) }) : messages.publish}
        </Button>
      )}
      {state !== 'draft' && <Button onClick={() => setAsked(true)}>{messages.withdraw[state]}</Button>}
      <span className="muted" role="status">
        {draft.state === 'saving' && messages.saving}
        {draft.state === 'unsaved' && messages.notSaved}
        {draft.state === 'saved' && (draft.hasDraft ? messages.saved : messages.states[state])}
      </span>
      {isAsked && state !== 'draft' && (
        <ConfirmDialog
          title={messages.withdraw[state]}
          text={state === 'planned' ? messages.withdraw.textPlanned : messages.withdraw.text}
          submit={messages.withdraw[state]}
          done={messages.withdraw.done}
          send={() => postStaff<'/news/:id/withdrawal'>(`/news/${slug}/withdrawal`, { seen: draft.revision })}
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false)
            onChanged()
          }}
        />
      )}
    </SaveBar>
  )
}
