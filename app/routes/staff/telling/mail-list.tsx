import type { PlannedMail } from '#features/booking/mail/planned-mail.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import styles from './telling.module.css'

/** Every mail before it goes out, each in its language. */
export function MailList({ mails, open = false }: { mails: readonly PlannedMail[]; open?: boolean }) {
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
