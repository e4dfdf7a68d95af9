import { useState } from 'react'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { Button } from '#site/ui/button.tsx'
import type { SentIssue } from '#features/newsletter/newsletter-issue.ts'
import { fill, labelled, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { Row } from '#kit/layout.tsx'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { news } from './news.contract.ts'
import styles from './news.module.css'

interface NewsletterIssueProps {
  slug: string
  /** Swiss day, `YYYY-MM-DD`, of a piece that appears later: only its test goes out before. */
  plannedDay: string | undefined
}

/** A piece as newsletter: how it reads, a test to oneself, once to everybody, and how its mails fare. */
export function NewsletterIssue({ slug: id, plannedDay }: NewsletterIssueProps) {
  const { t: texts, language, day } = useTexts('staff-news')
  const { issue: t } = texts
  const [isSending, setSending] = useState(false)
  const test = useAction(news.testIssue, { done: t.testDone })
  const { value, problem, reload } = useRead(news.issue, { id })
  const all = value ? Object.values(value.readers).reduce((sum, each) => sum + each, 0) : 0
  const send = plural(language, all, t.send)

  return (
    <section className={`apart ${styles.issue}`} data-kit="stack">
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      {plannedDay && <p>{fill(t.planned, { day: day(plannedDay) })}</p>}
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {value?.sent && <Sent sent={value.sent} />}
      {value && !value.sent && (
        <>
          <dl data-kit="facts">
            {LANGUAGES.map((each) => (
              <div key={each}>
                <dt>{LANGUAGE_NAMES[each]}</dt>
                <dd className="num">{plural(language, value.readers[each], t.readers)}</dd>
              </div>
            ))}
          </dl>
          <details>
            <summary>{t.mail}</summary>
            {value.mails.map((mail) => (
              <Mail key={mail.language} {...mail} />
            ))}
          </details>
          <Row gap={12}>
            <Button aria-disabled={test.busy} onClick={() => void test.send({ id })}>
              {t.test}
            </Button>
            {all > 0 && !plannedDay && <Button onClick={() => setSending(true)}>{send}</Button>}
            {all === 0 && <span className="muted">{t.nobody}</span>}
          </Row>
        </>
      )}
      {isSending && (
        <ActionDialog
          action={news.sendIssue}
          fixed={{ id }}
          title={send}
          text={t.ask}
          submit={send}
          done={t.done}
          onClose={() => setSending(false)}
          onDone={reload}
        />
      )}
    </section>
  )
}

/** Of a draft for a later day. @param day Swiss day, `YYYY-MM-DD` */
export function PlannedIssue({ day }: { day: string }) {
  const { t: texts, day: format } = useTexts('staff-news')
  const { issue: t } = texts
  return (
    <section className={`apart ${styles.issue}`} data-kit="stack">
      <h2>{t.title}</h2>
      <p>{fill(t.planned, { day: format(day) })}</p>
    </section>
  )
}

function Mail({ language, subject, text }: { language: Language; subject: string; text: string }) {
  return (
    <div lang={language}>
      <b>{labelled(language, LANGUAGE_NAMES[language], subject)}</b>
      <pre className={styles.text}>{text}</pre>
    </div>
  )
}

function Sent({ sent }: { sent: SentIssue }) {
  const { t: texts, moment } = useTexts('staff-news')
  const { issue: t } = texts
  return (
    <>
      <p>
        <b>{fill(t.sent, { moment: moment(sent.at) })}</b>
      </p>
      <dl data-kit="facts">
        {(['recipients', 'waiting', 'failed', 'left'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t[figure]}</dt>
            <dd className="num">{sent[figure]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
