import { INQUIRY_STATES, type InquiryState } from '#features/inquiry/inquiry.ts'
import { replySubject } from '#features/inquiry/staff/staff-inquiry.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ArrowIcon, WarningIcon } from '../../../ui/pictures/icons.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { ErrorState } from '../api/error-state.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { useViewTitle } from '../use-view-title.ts'
import { LoadingState } from '../api/loading-state.tsx'
import { useBeginQuote } from '../quotes/use-begin-quote.ts'
import { AnswerDeadline } from './answer-deadline.tsx'
import { InquiryHistory } from './inquiry-history.tsx'
import { InquiryFiles } from './inquiry-files.tsx'
import { NoteForm } from './note-form.tsx'
import { RequestFacts } from './request-facts.tsx'
import styles from './request-view.module.css'
import type { RequestFile } from './request-api.ts'
import { useServerNow } from './use-server-now.ts'

export default function RequestView({ id }: { id: string }) {
  const messages = useMessages('staff-desk').request
  const language = useLanguage()
  const { value, problem, reload } = useLoaded<'/inquiries/:id'>(
    `/inquiries/${encodeURIComponent(id)}?lng=${language}`,
  )
  return (
    <>
      <p className={styles.back}>
        <PageLink className="go" to={staffPaths.part('requests')}>
          <ArrowIcon back />
          {messages.back}
        </PageLink>
      </p>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && <Request file={value} onChanged={reload} />}
    </>
  )
}

function Request({ file: { now: told, inquiry }, onChanged }: { file: RequestFile; onChanged: () => void }) {
  const { request: messages, requests, states } = useMessages('staff-desk')
  const { actions } = useMessages('staff-bookings')
  const quotes = useMessages('staff-quotes')
  const quote = useBeginQuote(useLanguage())
  const toast = useResultToast()
  const { submit } = useSubmit<StaffProblem>()
  const now = useServerNow(told)
  const { id, number, kind, name, email, message, botSignals, attachments, topic } = inquiry
  useViewTitle(name ?? messages.unnamed)

  async function become(state: InquiryState): Promise<void> {
    const answer = await submit(() => postStaff<'/inquiries/:id/state'>(`/inquiries/${id}/state`, { state }))
    if (!answer) return
    if (answer.ok) toast.done(messages.saved)
    else toast.refused(answer.refusal)
    onChanged()
  }

  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{name ?? messages.unnamed}</h1>
          <p className="num">{[`${requests.kinds[kind]} ${number}`, topic].filter(Boolean).join(', ')}</p>
        </div>
        <p className={styles.clock}>
          <AnswerDeadline inquiry={inquiry} now={now} />
        </p>
      </header>
      {botSignals.length > 0 && (
        <div className={styles.doubt}>
          <WarningIcon />
          <div>
            <p>
              <b>{messages.doubt}</b>
            </p>
            {botSignals.map((sign) => (
              <p key={sign}>{messages.signs[sign]}</p>
            ))}
          </div>
        </div>
      )}
      <div className={styles.tools}>
        <div>
          <p className={styles.ways}>
            <TrailSign href={`mailto:${email}?subject=${encodeURIComponent(replySubject(inquiry))}`}>
              {messages.reply}
            </TrailSign>
            <Button aria-disabled={quote.busy} onClick={() => void quote.begin(id)}>
              {quotes.fromRequest}
            </Button>
            <PageLink to={staffPaths.customer(`request.${id}`)}>{actions.customer}</PageLink>
          </p>
          <p className="hint">{messages.replyHint}</p>
        </div>
        <div className={styles.states} role="group" aria-label={messages.state}>
          {INQUIRY_STATES.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={state === inquiry.state}
              onClick={() => void become(state)}
            >
              {states[state]}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          {message && (
            <section className={styles.part}>
              <h2>{messages.message}</h2>
              <blockquote className={styles.message}>{message}</blockquote>
            </section>
          )}
          {attachments.length > 0 && <InquiryFiles inquiryId={id} files={attachments} />}
          <RequestFacts inquiry={inquiry} />
        </div>
        <div>
          <InquiryHistory inquiry={inquiry} />
          <NoteForm inquiryId={id} onSaved={onChanged} />
        </div>
      </div>
    </>
  )
}
