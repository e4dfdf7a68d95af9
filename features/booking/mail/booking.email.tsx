import { labelled, withColon } from '#i18n/format.ts'
import { Facts } from '#platform/mail/mail-facts.tsx'
import { MailButton } from '#platform/mail/mail-button.tsx'
import { Heading, INK, Paragraph, renderMailPage, SANS } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import { type BookingMail, bookingLetter } from './booking-letter.ts'
import { bookingMailTexts } from './booking-mail.texts.ts'

/** The customer's mail about a booking: a sentence, the facts, a button. */
export function renderBookingMail(mail: BookingMail): MailBody {
  const { language, money, bookingUrl, siteUrl, company } = mail
  const texts = bookingMailTexts[language]
  const { subject, title, greeting, text, facts, packing, terms, ...letter } = bookingLetter(mail)
  const open = mail.news === 'unpaid' ? texts.payOrRelease : texts.open
  const notes = [...letter.notes, ...(mail.withCalendarFile ? [texts.ics] : []), texts.reply]
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
          <Paragraph>{greeting}</Paragraph>
          <Paragraph>{text}</Paragraph>
          {money.length > 0 && <Paragraph>{money.join(' ')}</Paragraph>}
          <Facts facts={facts} />
          {packing.items.length > 0 && (
            <>
              <Heading>{packing.title}</Heading>
              <ul
                className="ink"
                style={{ margin: '0 0 20px', paddingLeft: 20, font: `400 16px/1.55 ${SANS}`, color: INK }}
              >
                {packing.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </>
          )}
          <MailButton href={bookingUrl} label={open} />
          {notes.map((note) => (
            <Paragraph key={note}>{note}</Paragraph>
          ))}
          {terms && (
            <Paragraph>
              <a className="ink" href={terms.url} style={{ color: INK }}>
                {terms.label}
              </a>
            </Paragraph>
          )}
        </>
      ),
    }),
    text: [
      title,
      '',
      greeting,
      '',
      text,
      '',
      ...(money.length > 0 ? [...money, ''] : []),
      ...facts.map(([label, value]) => labelled(language, label, value)),
      '',
      ...(packing.items.length > 0 ? [packing.title, ...packing.items.map((item) => `- ${item}`), ''] : []),
      withColon(language, open),
      bookingUrl,
      '',
      ...notes,
      '',
      ...(terms ? [withColon(language, terms.label), terms.url, ''] : []),
      ...signatureOf(company),
      '',
    ].join('\n'),
  }
}
