import type { Company } from '#content/company.ts'
import { formatPrice } from '#i18n/format.ts'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import { renderShortMail } from '#platform/mail/short-mail.tsx'
import type { QuoteNotice } from './quote-news.ts'

const SUBJECT_NAME_LENGTH = 60

const WORDS: Record<QuoteNotice, { title: string; subject: string }> = {
  awaits_date: { title: 'Wunschdatum bestätigen', subject: 'Datum bestätigen: Offerte' },
  asked: { title: 'Frage zur Offerte', subject: 'Frage zu Offerte' },
  date_wished: { title: 'Anderes Datum gewünscht', subject: 'Anderes Datum zu Offerte' },
  accepted: { title: 'Offerte angenommen', subject: 'Angenommen: Offerte' },
  declined: { title: 'Offerte abgelehnt', subject: 'Abgelehnt: Offerte' },
}

const AT_ONCE =
  'Sie ging gleich mit der Anfrage hinaus. Der Preis ist verbindlich; annehmen lässt sie sich, sobald Sie das Datum bestätigen.'

interface Notice {
  notice: QuoteNotice
  number: number
  customer: string
  totalCents: number
  /** First date, or the accepted one. */
  day: string | null
  /** What the customer wrote. */
  text: string
  staffUrl: string
  siteUrl: string
  company: Company
}

/** To the owner, in German. */
export function renderQuoteNotice(mail: Notice): MailBody {
  const { notice, number, customer, totalCents, day, text, staffUrl, siteUrl, company } = mail
  const { title, subject } = WORDS[notice]
  const about = [
    `Offerte ${number}`,
    customer,
    formatPrice('de', totalCents, { code: 'chf' }),
    ...(day ? [formatWeekdayAndDay('de', day)] : []),
  ].join(', ')
  return renderShortMail({
    language: 'de',
    subject: `${subject} ${number}, ${toSingleLine(customer, SUBJECT_NAME_LENGTH)}`,
    title,
    before: [`${about}.`, ...(notice === 'awaits_date' ? [AT_ONCE] : []), ...(text ? [`«${text}»`] : [])],
    button: {
      label: notice === 'awaits_date' ? 'Datum bestätigen' : 'In der Verwaltung öffnen',
      link: staffUrl,
    },
    siteUrl,
    company,
  })
}
