import { useEffect, useRef } from 'react'
import type { InquirySummary } from '#features/inquiry/send/inquiry-summary.ts'
import { answerDeadline } from '#features/inquiry/answer-deadline.ts'
import { fill } from '#i18n/format.ts'
import { formatTime, formatWeekdayAndDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'

interface InquirySentProps {
  inquiry: InquirySummary
  heading: 'h1' | 'h3'
  /** Where it takes the place of the form. */
  takesFocus?: boolean
}

/** Number, the quote that was made at once, deadline of the answer and whether a copy was sent. Needs the messages `contact-sent`. */
export function InquirySent({ inquiry, heading: Heading, takesFocus = false }: InquirySentProps) {
  const messages = useMessages('contact-sent')
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const { number, title: arrived } = messages[mannerOf(inquiry)]
  const { day, time } = answerDeadline(messages.office, new Date(inquiry.answerDueAt))
  const due = { day: formatWeekdayAndDay(language, day), time: formatTime(language, time) }
  return (
    <>
      <SectionRule name={<span className="num">{fill(number, { number: inquiry.number })}</span>} />
      <Heading ref={title} {...(takesFocus && { tabIndex: -1 })}>
        {arrived}
      </Heading>
      {inquiry.quote ? (
        <>
          <p className="lead">{messages.quote.title}</p>
          <p>{fill(messages.quote.text, due)}</p>
          <p className="row">
            <TrailSign to={paths.myQuote(inquiry.quote)}>{messages.quote.open}</TrailSign>
          </p>
        </>
      ) : (
        <p className="lead">{fill(messages.lead, due)}</p>
      )}
      <p className="muted">
        {inquiry.copyTo ? fill(messages.copied, { email: inquiry.copyTo }) : messages.notCopied}
      </p>
    </>
  )
}

export function mannerOf({ kind }: InquirySummary): 'message' | 'request' {
  return kind === 'contact' ? 'message' : 'request'
}
