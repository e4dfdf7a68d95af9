import { useLoaderData } from 'react-router'
import type { InquirySummary } from '#features/inquiry/send/inquiry-summary.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { InquirySent, mannerOf } from '#features/inquiry/site/inquiry-sent.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import marked from '#site/ui/styles/marked-list.module.css'
import styles from './contact-sent-page.module.css'

export default function ContactSentPage() {
  const messages = useMessages('contact-sent')
  const { inquiry } = useLoaderData<{ inquiry: InquirySummary | null }>()
  return (
    <div className={`wrap grid ${styles.page}`}>
      <div className={`${styles.head} small-titles span-7`}>
        {inquiry ? (
          <InquirySent inquiry={inquiry} heading="h1" />
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

function Next({ inquiry }: { inquiry: InquirySummary }) {
  const { next, steps, ...messages } = useMessages('contact-sent')
  return (
    <div className="from-9 small-titles">
      <h2>{next}</h2>
      <ol className={marked.list}>
        <li>{messages[mannerOf(inquiry)].read}</li>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
