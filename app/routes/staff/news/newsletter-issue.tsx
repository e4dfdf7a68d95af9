import { useState } from 'react'
import { fill, labelled, plural } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import type { SentIssue } from '#features/newsletter/newsletter-issue.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './news.module.css'

interface NewsletterIssueProps {
  slug: string
  /** Swiss day, `YYYY-MM-DD`, of a piece that appears later: only its test goes out before. */
  plannedDay: string | undefined
}

/** A piece as newsletter: how it reads, a test to oneself, once to everybody, and how its mails fare. */
export function NewsletterIssue({ slug, plannedDay }: NewsletterIssueProps) {
  const { issue: messages } = useMessages('staff-news')
  const language = useLanguage()
  const toast = useResultToast()
  const [isAsked, setAsked] = useState(false)
  const { busy, submit } = useSubmit<StaffProblem>()
  const { value, problem, reload } = useLoaded<'/news/:id/issue'>(`/news/${slug}/issue`)
  const all = value ? Object.values(value.readers).reduce((sum, each) => sum + each, 0) : 0

  async function sendTest(): Promise<void> {
    const answer = await submit(() => postStaff<'/news/:id/issue-test'>(`/news/${slug}/issue-test`, {}))
    if (answer?.ok) toast.done(messages.testDone)
    else if (answer) toast.refused(answer.refusal)
  }

  return (
    <section className={styles.issue}>
      <h2>{messages.title}</h2>
      <p>{messages.lead}</p>
      {plannedDay && <p>{fill(messages.planned, { day: formatDay(language, plannedDay) })}</p>}
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {value?.sent && <Sent sent={value.sent} />}
      {value && !value.sent && (
        <>
          <dl className={styles.figures}>
            {LANGUAGES.map((each) => (
              <div key={each}>
                <dt>{LANGUAGE_NAMES[each]}</dt>
                <dd className="num">{plural(language, value.readers[each], messages.readers)}</dd>
              </div>
            ))}
          </dl>
          <details>
            <summary>{messages.mail}</summary>
            {value.mails.map((mail) => (
              <Mail key={mail.language} {...mail} />
            ))}
          </details>
          <p className={styles.actions}>
            <Button aria-disabled={busy} onClick={() => void sendTest()}>
              {messages.test}
            </Button>
            {all > 0 && !plannedDay && (
              <Button onClick={() => setAsked(true)}>{plural(language, all, messages.send)}</Button>
            )}
            {all === 0 && <span className="muted">{messages.nobody}</span>}
          </p>
          {isAsked && (
            <ConfirmDialog
              title={plural(language, all, messages.send)}
              text={messages.ask}
              submit={plural(language, all, messages.send)}
              done={messages.done}
              send={() => postStaff<'/news/:id/issue'>(`/news/${slug}/issue`, {})}
              onClose={() => setAsked(false)}
              onDone={() => {
                setAsked(false)
                reload()
              }}
            />
          )}
        </>
      )}
    </section>
  )
}

/** Of a draft for a later day. @param day Swiss day, `YYYY-MM-DD` */
export function PlannedIssue({ day }: { day: string }) {
  const { issue: messages } = useMessages('staff-news')
  const language = useLanguage()
  return (
    <section className={styles.issue}>
      <h2>{messages.title}</h2>
      <p>{fill(messages.planned, { day: formatDay(language, day) })}</p>
    </section>
  )
}

function Mail({ language, subject, text }: { language: Language; subject: string; text: string }) {
  return (
    <div lang={language} className={styles.mail}>
      <b>{labelled(language, LANGUAGE_NAMES[language], subject)}</b>
      <pre>{text}</pre>
    </div>
  )
}

function Sent({ sent }: { sent: SentIssue }) {
  const { issue: messages } = useMessages('staff-news')
  const momentOf = useFormatDateTime()
  return (
    <>
      <p>
        <b>{fill(messages.sent, { moment: momentOf(sent.at) })}</b>
      </p>
      <dl className={styles.figures}>
        {(['recipients', 'waiting', 'failed', 'left'] as const).map((figure) => (
          <div key={figure}>
            <dt>{messages[figure]}</dt>
            <dd className="num">{sent[figure]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
