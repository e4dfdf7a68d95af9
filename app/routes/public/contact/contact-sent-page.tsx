import { useLoaderData } from 'react-router'
import type { InquirySummary } from '#features/inquiry/send/inquiry-summary.ts'
import { toldDeadline } from '#features/inquiry/told-deadline.ts'
import { fill } from '#i18n/format.ts'
import { formatTime, formatWeekdayAndDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import marked from '../../../ui/marked-list.module.css'
import styles from './contact-sent-page.module.css'

export default function ContactSentPage() {
  const messages = useMessages('contact-sent')
  const { inquiry } = useLoaderData<{ inquiry: InquirySummary | null }>()
  return (
    <div className={`wrap grid ${styles.page}`}>
      <div className={styles.head}>
        {inquiry ? (
          <Sent inquiry={inquiry} />
        ) : (
          <>
            <h1>{messages.unknown.title}</h1>
            <p className="lead">{messages.unknown.lead}</p>
          </>
        )}
        <p className={`row ${styles.actions}`}>
          <TrailSign to={paths.calendar}>{messages.toCalendar}</TrailSign>
          <ArrowLink to={paths.contact}>{messages.toContact}</ArrowLink>
        </p>
      </div>
      {inquiry && <Next inquiry={inquiry} />}
    </div>
  )
}

function Sent({ inquiry }: { inquiry: InquirySummary }) {
  const messages = useMessages('contact-sent')
  const kindMessages = messages[manner(inquiry)]
  const language = useLanguage()
  const { day, time } = toldDeadline(language, new Date(inquiry.answerDueAt))
  const due = { day: formatWeekdayAndDay(language, day), time: formatTime(language, time) }
  return (
    <>
      <SectionRule
        name={<span className="num">{fill(kindMessages.number, { number: inquiry.number })}</span>}
      />
      <h1>{kindMessages.title}</h1>
      <p className="lead">{fill(messages.lead, due)}</p>
      <p className="muted">
        {inquiry.copyTo ? fill(messages.copied, { email: inquiry.copyTo }) : messages.notCopied}
      </p>
    </>
  )
}

function manner({ kind }: InquirySummary): 'message' | 'request' {
  return kind === 'contact' ? 'message' : 'request'
}

function Next({ inquiry }: { inquiry: InquirySummary }) {
  const { next, steps, ...messages } = useMessages('contact-sent')
  return (
    <div className={styles.next}>
      <h2>{next}</h2>
      <ol className={marked.list}>
        <li>{messages[manner(inquiry)].read}</li>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
