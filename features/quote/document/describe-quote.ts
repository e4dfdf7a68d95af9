import { depositCents } from '#features/services/content/group-invoicing.ts'
import { formatNumber, fill, formatPrice, plural } from '#i18n/format.ts'
import { formatDay, formatTime, formatWeekdayAndDay } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { QuoteDate, QuoteDocument } from '../rules/quote-document.ts'
import { finalNumberDay } from '../rules/final-number.ts'
import { quoteTotal } from '../rules/quote-total.ts'
import { quoteTexts } from './quote.texts.ts'

/** A quote as texts in the customer's language, for PDF, page and mail. */
export interface DescribedQuote {
  title: string
  facts: { label: string; value: string; note: string }[]
  lines: DescribedLine[]
  /** Null: none. */
  discount: { text: string; reason: string; amount: string } | null
  total: string
}

export interface DescribedLine {
  text: string
  detail: string
  quantity: string
  price: string
  amount: string
}

/** @param serviceName of the event, in the language; null for a project */
export function describeQuote(
  language: Language,
  document: QuoteDocument,
  serviceName: string | null,
): DescribedQuote {
  const texts = quoteTexts[language]
  const { event, lines, discount } = document
  const { lineCents, discountCents, totalCents } = quoteTotal(document)
  return {
    title: event ? plural(language, event.people, texts.titleForPeople) : texts.titleOfProject,
    facts: facts(language, document, serviceName, totalCents),
    lines: lines.map((line, index) => ({
      text: line.text,
      detail: line.detail,
      quantity:
        line.kind === 'service' && line.quantity === 100 ? texts.flat : hundredths(language, line.quantity),
      price: plainAmount(language, line.unitCents),
      amount: plainAmount(language, lineCents[index] ?? 0),
    })),
    discount: discount && {
      text: discountText(language, document),
      reason: discount.reason,
      amount: plainAmount(language, -discountCents),
    },
    total: plainAmount(language, totalCents),
  }
}

/** `Freitag, 18. Dezember 2026, 9.00 bis 17.00 Uhr` */
export function describeDate(language: Language, { day, from, to }: QuoteDate) {
  const times = fill(quoteTexts[language].times, {
    from: formatTime(language, from),
    to: formatTime(language, to),
  })
  return `${formatWeekdayAndDay(language, day)}, ${times}`
}

/** With two decimals and without the currency, for columns that name it: `3’600.00`. */
export function plainAmount(language: Language, cents: number) {
  return formatPrice(language, cents, { code: 'chf', symbol: '', template: '$1' })
}

function facts(
  language: Language,
  { event, dates, holds, awaitsDate, validUntil, invoicing }: QuoteDocument,
  serviceName: string | null,
  totalCents: number,
): DescribedQuote['facts'] {
  const texts = quoteTexts[language]
  const rows: DescribedQuote['facts'] = []
  const add = (label: string, value: string, note = '') => rows.push({ label, value, note })
  if (event && serviceName) add(texts.event, serviceName)
  const [first, ...others] = dates
  const held = fill(texts.held, { day: formatDay(language, validUntil) })
  const noteOf = (index: number) => (awaitsDate ? texts.wished : index === 0 && holds ? held : '')
  dates.forEach((date, index) => {
    const label = index > 0 ? '' : others.length > 0 ? texts.dates : texts.date
    add(label, describeDate(language, date), noteOf(index))
  })
  if (event) {
    add(texts.place, event.place)
    if (event.meetingPoint) add(texts.meetingPoint, event.meetingPoint)
    if (first) add(texts.people, peopleText(language, event, first.day))
    const deposit = invoicing ? depositCents(totalCents, invoicing) : 0
    if (invoicing && deposit > 0) {
      const amount = plainAmount(language, deposit)
      add(
        texts.invoicing,
        fill(texts.deposit, { percent: invoicing.depositPercent, amount }),
        plural(language, invoicing.depositDays, texts.depositDue),
      )
    }
  }
  return rows
}

function peopleText(
  language: Language,
  { fewest, most, people }: NonNullable<QuoteDocument['event']>,
  day: string,
) {
  const texts = quoteTexts[language]
  const until = formatDay(language, finalNumberDay(day))
  return fewest === most
    ? fill(texts.exactly, { n: people, day: until })
    : fill(texts.range, { from: fewest, to: most, day: until })
}

function discountText(language: Language, { discount, lines }: QuoteDocument) {
  const texts = quoteTexts[language]
  if (!discount) return ''
  const rate =
    discount.percent === null
      ? texts.discount
      : fill(texts.percent, { percent: hundredths(language, discount.percent) })
  const line = discount.line === null ? undefined : lines[discount.line]
  return line ? `${rate}, ${line.text}` : rate
}

/** `18`, `2.5` */
function hundredths(language: Language, value: number) {
  const rest = value % 100
  const whole = formatNumber(language, Math.floor(value / 100))
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0').replace(/0$/, '')}`
}
