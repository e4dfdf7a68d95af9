import type { ReactNode } from 'react'
import { versionDay } from '#content/legal-versions.ts'
import type { StaffInquiry } from '#features/inquiry/staff/staff-inquiry.ts'
import { formatDay } from '#i18n/format-date.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { AcceptedTerms } from '../../../legal/accepted-terms.tsx'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import styles from './request-view.module.css'
import { useFormatDateTime } from '../use-format-date-time.ts'

export function RequestFacts({ inquiry }: { inquiry: StaffInquiry }) {
  const { request: messages } = useMessages('staff-desk')
  const momentOf = useFormatDateTime()
  const inLanguage = useLanguage()
  const { email, topic, details, language, createdAt, answerDueAt, termsVersion, copied } = inquiry
  const privacyDay = versionDay(termsVersion)
  const facts: [string, ReactNode][] = [
    [messages.topic, topic],
    ...details,
    [messages.language, LANGUAGE_NAMES[language]],
    [messages.received, momentOf(createdAt)],
    [messages.due, momentOf(answerDueAt)],
    inquiry.kind === 'contact'
      ? [messages.privacy, privacyDay ? formatDay(inLanguage, privacyDay) : termsVersion]
      : [messages.terms, <AcceptedTerms key="terms" version={termsVersion} text="{day}" />],
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
          .filter(([, text]) => Boolean(text))
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
