import type { Company } from '#content/company.ts'
import { alertTexts } from '#features/today/staff/alerts/alert-texts.ts'
import { paths } from '#app/paths.ts'
import staffAlertsTexts from '#content/texts/staff-alerts.ts'
import { fill } from '#i18n/format.ts'
import { ALERT_CODES } from '#kernel/alert-code.ts'
import { findAlert } from '#platform/alerts/raise-alert.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import { renderShortMail } from '#platform/mail/short-mail.tsx'

const messages = staffAlertsTexts.de

/** State at sending time. Always German. */
export async function renderAlertNotice(
  { database, publicUrl, company }: { database: Database; publicUrl: string; company: Company },
  payload: Record<string, unknown>,
): Promise<RenderedMail> {
  const code = ALERT_CODES.find((each) => each === payload['code'])
  const alert = code && (await findAlert(database, code))
  if (!alert) throw new Error('the alert of the mail is not there')
  const { title, text, remedy } = alertTexts('de', messages, alert)
  const { mail } = messages
  const body = renderShortMail({
    language: 'de',
    subject: fill(mail.subject, { title }),
    title,
    before: [text, remedy, ...(alert.resolvedAt ? [mail.resolved] : [])],
    button: { label: mail.button, link: `${publicUrl}${paths.staff}` },
    siteUrl: publicUrl,
    company,
  })
  return { ...body, attachments: [mailLogo] }
}
