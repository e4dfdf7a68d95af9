import type { Company } from '#content/company.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { MailButton } from '#platform/mail/mail-button.tsx'
import { Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import { accountMailTexts } from './account-mail.texts.ts'
import { ONE_TIME_TOKEN_HOURS, type OneTimeTokenKind } from '../account.ts'

export interface AccountMailContent {
  kind: OneTimeTokenKind
  language: Language
  code: string
  link: string
  siteUrl: string
  company: Company
}

export function renderAccountMail({
  kind,
  language,
  code,
  link,
  siteUrl,
  company,
}: AccountMailContent): MailBody {
  const texts = accountMailTexts[language]
  const { subject, title, text, action } = texts.mails[kind]
  const typed = action ? fill(texts.code, { code }) : code
  const valid = fill(texts.valid, { hours: String(ONE_TIME_TOKEN_HOURS) })
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: text,
      title,
      siteUrl,
      company,
      children: (
        <>
          <Paragraph>{text}</Paragraph>
          {action && <MailButton href={link} label={action} />}
          <Paragraph>{action ? typed : <strong style={{ fontSize: 28 }}>{typed}</strong>}</Paragraph>
          <Paragraph>{valid}</Paragraph>
          <Paragraph>{texts.notYou}</Paragraph>
        </>
      ),
    }),
    text: [
      title,
      '',
      text,
      '',
      ...(action ? [link, ''] : []),
      typed,
      '',
      valid,
      texts.notYou,
      '',
      ...signatureOf(company),
      '',
    ].join('\n'),
  }
}
