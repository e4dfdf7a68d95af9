import type { StaffInquiry } from '#features/inquiry/staff/staff-inquiry.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './request-view.module.css'
import { useFormatDateTime } from '../use-format-date-time.ts'

export function RequestFacts({ inquiry }: { inquiry: StaffInquiry }) {
  const { request: words } = useMessages('staff-desk')
  const momentOf = useFormatDateTime()
  const { email, topic, details, language, createdAt, answerDueAt, termsVersion, copied } = inquiry
  const facts: [string, string | null][] = [
    [words.topic, topic],
    ...details,
    [words.language, LANGUAGE_NAMES[language]],
    [words.received, momentOf(createdAt)],
    [words.due, momentOf(answerDueAt)],
    [words.privacy, termsVersion],
    [words.copy, copied ? words.yes : words.no],
  ]
  return (
    <section className={styles.part}>
      <h2>{words.details}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{words.email}</dt>
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
