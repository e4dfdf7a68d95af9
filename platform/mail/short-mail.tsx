import type { Company } from '#content/company.ts'
import { labelled, withColon } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { MailButton } from './mail-button.tsx'
import { Paragraph, renderMailPage, SANS } from './mail-layout.tsx'
import { signatureOf } from './mail-signature.ts'
import type { MailBody } from './mailer.ts'

interface ShortMail {
  language: Language
  subject: string
  title: string
  /** Above them; an address that every mail client reads. */
  picture?: { src: string; alt: string }
  /** Paragraphs above the button; the first is also the preview text. */
  before: readonly [string, ...string[]]
  button?: { label: string; link: string }
  after?: readonly string[]
  foot?: { label: string; link: string }
  siteUrl: string
  company: Company
}

/** The font is that of the description, for programs that wait to show pictures. */
const PICTURE = { display: 'block', width: '100%', height: 'auto', margin: '0 0 24px', fontFamily: SANS }

export function renderShortMail(mail: ShortMail): MailBody {
  const { language, subject, title, picture, before, button, after = [], foot, siteUrl, company } = mail
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: before[0],
      title,
      siteUrl,
      company,
      footer: foot && (
        <p style={{ margin: '14px 0 0' }}>
          <a href={foot.link} style={{ color: '#e9f1ee' }}>
            {foot.label}
          </a>
        </p>
      ),
      children: (
        <>
          {picture && <img src={picture.src} alt={picture.alt} width="536" style={PICTURE} />}
          {before.map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
          {button && <MailButton href={button.link} label={button.label} />}
          {after.map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
        </>
      ),
    }),
    text: [
      title,
      '',
      ...before.flatMap((text) => [text, '']),
      ...(button ? [withColon(language, button.label), button.link, ''] : []),
      ...after.flatMap((text) => [text, '']),
      ...signatureOf(company),
      ...(foot ? ['', labelled(language, foot.label, foot.link)] : []),
      '',
    ].join('\n'),
  }
}
