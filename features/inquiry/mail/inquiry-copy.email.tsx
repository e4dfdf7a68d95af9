import type { Company } from '#content/company.ts'
import { type AllOpeningHours, openingHoursLines } from '#content/opening-hours.ts'
import commonTexts from '#i18n/texts/common.ts'
import { fill, labelled } from '#i18n/format.ts'
import { formatTime, formatWeekdayAndDay } from '#i18n/format-date.ts'
import { Facts } from '#platform/mail/mail-facts.tsx'
import { Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import { answerDeadline } from '../answer-deadline.ts'
import type { InquiryMail } from './inquiry-mail.ts'
import { inquiryMailTexts } from './inquiry-mail.texts.ts'

/** Contains nothing typed: anybody can enter a stranger's address, and we would deliver their texts and links. */
export interface InquiryCopy {
  siteUrl: string
  company: Company
  openingHours: AllOpeningHours
  inquiry: Pick<InquiryMail['inquiry'], 'number' | 'kind' | 'language' | 'answerDueAt'>
}

/** The sender's confirmation: number, answer deadline and contact details. */
export function renderInquiryCopy({ inquiry, siteUrl, company, openingHours: all }: InquiryCopy): MailBody {
  const { language, number } = inquiry
  const texts = inquiryMailTexts[language]
  const opening = texts[inquiry.kind === 'contact' ? 'message' : 'request']
  const { day, time } = answerDeadline(all[language], inquiry.answerDueAt)
  const promise = fill(opening.promise, {
    day: formatWeekdayAndDay(language, day),
    time: formatTime(language, time),
  })
  const subject = fill(opening.subject, { number })
  const { openingHours } = commonTexts[language].footer
  const facts: [string, string][] = [
    [texts.number, String(number)],
    [texts.phone, company.phone],
    [openingHours, openingHoursLines(language, all[language]).join(', ')],
  ]
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: promise,
      title: opening.title,
      siteUrl,
      company,
      children: (
        <>
          <Paragraph>{texts.greeting}</Paragraph>
          <Paragraph>{promise}</Paragraph>
          <Facts facts={facts} />
          <div style={{ height: 22 }} />
          <Paragraph>{texts.withheld}</Paragraph>
          <Paragraph>{texts.reply}</Paragraph>
          <Paragraph>{texts.notYou}</Paragraph>
        </>
      ),
    }),
    text: [
      opening.title,
      '',
      texts.greeting,
      '',
      promise,
      '',
      ...facts.map(([label, value]) => labelled(language, label, value)),
      '',
      texts.withheld,
      texts.reply,
      texts.notYou,
      '',
      ...signatureOf(company),
      '',
    ].join('\n'),
  }
}
