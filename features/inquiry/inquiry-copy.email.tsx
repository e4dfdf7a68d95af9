import { fill, labelled } from '#i18n/format.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { oneLine } from '#kernel/one-line.ts'
import { Facts } from '#platform/mail/mail-facts.tsx'
import { Heading, Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { SIGNATURE } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import { detailsOf, filesOf, type InquiryMail, quoted, topicOf } from './inquiry-mail.ts'
import type { Fact } from './inquiry-details.ts'
import { inquiryMailTexts } from './inquiry-mail.texts.ts'
import { Files, listedFiles, LongFacts, quotedFacts, Quote } from './inquiry-mail-parts.server.tsx'

/** The sender's copy in the language of the form: what was sent, and by when we answer. */
export function renderInquiryCopy(mail: InquiryMail): MailBody {
  const { inquiry, siteUrl } = mail
  const { language } = inquiry
  const words = inquiryMailTexts[language]
  const opening = words[inquiry.kind === 'contact' ? 'message' : 'request']
  const { day, time } = swissTime(inquiry.answerDueAt)
  const promise = fill(opening.promise, { day: formatDay(language, day), time: formatTime(language, time) })
  const subject = fill(opening.subject, { number: inquiry.number })
  const { short, long } = detailsOf(inquiry, language)
  const files = filesOf(mail, language)
  const facts = [
    [words.number, String(inquiry.number)],
    [words.topic, topicOf(inquiry, language) ?? ''],
    [words.name, oneLine(inquiry.name ?? '')],
    ...short.map(([label, value]): Fact => [label, oneLine(value)]),
  ].filter((fact): fact is Fact => fact[1] !== '')
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: promise,
      title: opening.title,
      siteUrl,
      children: (
        <>
          <Paragraph>{words.greeting}</Paragraph>
          <Paragraph>{promise}</Paragraph>
          {inquiry.message && <Heading>{words.yourWords}</Heading>}
          <Quote text={inquiry.message} />
          <LongFacts facts={long} />
          <Files title={words.files} names={files} />
          <Facts facts={facts} />
          <div style={{ height: 22 }} />
          <Paragraph>{words.reply}</Paragraph>
          <Paragraph>{words.notYou}</Paragraph>
        </>
      ),
    }),
    text: [
      opening.title,
      '',
      words.greeting,
      '',
      promise,
      '',
      ...(inquiry.message ? [words.yourWords, ...quoted(inquiry.message)] : []),
      ...quotedFacts(long),
      ...listedFiles(words.files, files),
      '',
      ...facts.map(([label, value]) => labelled(language, label, value)),
      '',
      words.reply,
      words.notYou,
      '',
      ...SIGNATURE,
      '',
    ].join('\n'),
  }
}
