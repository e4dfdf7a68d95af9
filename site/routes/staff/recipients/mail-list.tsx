import type { PreviewedMail } from '#features/booking/mail/booking-notifications.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import styles from './recipients.module.css'

/** Mails before they are sent, each in its own language. */
export function MailList({ mails, open = false }: { mails: readonly PreviewedMail[]; open?: boolean }) {
  return mails.map(({ to, language, subject, text }, index) => (
    <details key={to + String(index)} className={styles.mail} open={open && index === 0}>
      <summary>
        <span lang={language}>{subject}</span>
        <small>{`${to}, ${LANGUAGE_NAMES[language]}`}</small>
      </summary>
      <pre lang={language}>{text}</pre>
    </details>
  ))
}
