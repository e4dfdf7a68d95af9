import { company } from '#content/company.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { Paragraph, renderMailPage, SANS } from '#platform/mail/mail-layout.tsx'
import type { MailBody } from '#platform/mail/mailer.ts'
import { accountMailTexts } from './account-mail.texts.ts'
import { ONE_TIME_TOKEN_HOURS, type OneTimeTokenKind } from './account.ts'

export interface AccountMailContent {
  kind: OneTimeTokenKind
  language: Language
  /** Six digits. */
  code: string
  /** Where the button leads. */
  link: string
  siteUrl: string
}

/** Any mail about an account: one sentence, one button, the code for those who type. */
export function renderAccountMail({ kind, language, code, link, siteUrl }: AccountMailContent): MailBody {
  const words = accountMailTexts[language]
  const { subject, title, text, action } = words.mails[kind]
  const typed = action ? fill(words.code, { code }) : code
  const valid = fill(words.valid, { hours: String(ONE_TIME_TOKEN_HOURS) })
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: text,
      title,
      siteUrl,
      children: (
        <>
          <Paragraph>{text}</Paragraph>
          {action && (
            <p style={{ margin: '24px 0' }}>
              <a href={link} style={BUTTON}>
                {action}
              </a>
            </p>
          )}
          <Paragraph>{action ? typed : <strong style={{ fontSize: 28 }}>{typed}</strong>}</Paragraph>
          <Paragraph>{valid}</Paragraph>
          <Paragraph>{words.notYou}</Paragraph>
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
      words.notYou,
      '',
      '-- ',
      company.legalName,
      `${company.street}, ${company.postalCode} ${company.city}`,
      '',
    ].join('\n'),
  }
}

const BUTTON = {
  display: 'inline-block',
  padding: '14px 22px',
  background: '#ffc914',
  color: '#14201a',
  border: '1.5px solid #14201a',
  textDecoration: 'none',
  font: `600 18px/1.2 ${SANS}`,
}
