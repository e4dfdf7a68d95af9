import { alertTexts } from './alerts/alert-texts.ts'
import { paths } from '#content/paths.ts'
import staffAlertsTexts from '#features/today/texts/staff-alerts.ts'
import { fill } from '#i18n/format.ts'
import { ALERT_CODES } from '#kernel/alert-code.ts'
import { findAlert } from '#platform/alerts/raise-alert.ts'
import type { Database } from '#platform/database/database.ts'
import type { WriteLetter } from '#platform/mail/letter.ts'

const messages = staffAlertsTexts.de

/** To the owner; state at sending time. Always German. */
export const alertLetter: WriteLetter<{ database: Database; publicUrl: string }> = async (
  { database, publicUrl },
  payload,
) => {
  const code = ALERT_CODES.find((each) => each === payload['code'])
  const alert = code && (await findAlert(database, code))
  if (!alert) throw new Error('the alert of the mail is not there')
  const { title, text, remedy } = alertTexts('de', messages, alert)
  const { mail } = messages
  return {
    language: 'de',
    subject: fill(mail.subject, { title }),
    title,
    body: [
      text,
      remedy,
      alert.resolvedAt && mail.resolved,
      { button: { label: mail.button, href: `${publicUrl}${paths.staff}` } },
    ],
  }
}
