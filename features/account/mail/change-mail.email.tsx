import type { Company } from '#content/company.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import { type AccountChange, changeMailTexts } from './change-mail.texts.ts'

export interface ChangeMailContent {
  change: AccountChange
  at: Date
  language: Language
  siteUrl: string
  company: Company
}

/** Names what changed, when, and what to do. Contains no sign-in link. */
export function renderChangeMail({ change, at, language, siteUrl, company }: ChangeMailContent): MailBody {
  const texts = changeMailTexts[language]
  const { subject, text, notYou, when: ownWhen } = texts.changes[change]
  const { day, time } = swissTime(at)
  const when = fill(ownWhen ?? texts.when, {
    day: formatDay(language, day),
    time: formatTime(language, time),
  })
  const contact = fill(notYou, { email: company.email, phone: company.phone })
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: text,
      title: subject,
      siteUrl,
      company,
      children: [text, when, texts.fine, contact].map((line) => <Paragraph key={line}>{line}</Paragraph>),
    }),
    text: [subject, '', text, when, '', texts.fine, contact, '', ...signatureOf(company), ''].join('\n'),
  }
}
