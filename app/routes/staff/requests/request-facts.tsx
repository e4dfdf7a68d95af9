import type { StaffInquiry } from '#features/inquiry/staff/staff-inquiry.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './request-view.module.css'
import { useFormatDateTime } from '../use-format-date-time.ts'

export function RequestFacts({ inquiry }: { inquiry: StaffInquiry }) {
  const { request: messages } = useMessages('staff-desk')
  const momentOf = useFormatDateTime()
  const { email, topic, details, language, createdAt, answerDueAt, termsVersion, copied } = inquiry
  const facts: [string, string | null][] = [
    [messages.topic, topic],
    ...details,
    [messages.language, LANGUAGE_NAMES[language]],
    [messages.received, momentOf(createdAt)],
    [messages.due, momentOf(answerDueAt)],
    [messages.privacy, termsVersion],
    [messages.copy, copied ? messages.yes : messages.no],
  ]
  return (
    <section className={styles.part}>
      <h2>{messages.details}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {facts
          .filter(([, text]) => text)
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
