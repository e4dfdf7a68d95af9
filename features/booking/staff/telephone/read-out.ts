import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import type staffTelephoneTexts from '#features/booking/texts/staff-telephone.ts'
import { cancellationFee, daysBefore } from '#features/booking/booking.ts'
import type { StaffWay } from '#features/booking/rules/booking-form.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

type Messages = typeof staffTelephoneTexts.de

interface Spoken {
  title: string
  /** As on the page. */
  days: string
  /** Swiss days, `YYYY-MM-DD`. */
  firstDay: string
  today: string
  meetingPoint: string
  people: number
  totalCents: number
  way: StaffWay
  waits: boolean
}

/** Text to read to the caller before booking: people, place, price, and the cancellation terms. */
export function readOut(language: Language, messages: Messages['read'], spoken: Spoken) {
  const { title, days, firstDay, today, meetingPoint, people, totalCents, way, waits } = spoken
  const amount = formatPrice(language, totalCents)
  const price = totalCents === 0 ? messages.free : fill(messages.price[way], { amount })
  return [
    `${[plural(language, people, messages.places), title, days].join(', ')}.`,
    fill(messages.meeting, { place: meetingPoint }),
    waits ? messages.waiting : price,
    totalCents > 0 && cancelling(language, messages, { totalCents, firstDay, today }),
    messages.terms,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Text of what has been booked, to confirm it with the caller; without the price where a voucher lowers it. */
export function bookedLine(
  language: Language,
  messages: Messages['read'],
  booked: Pick<Spoken, 'title' | 'days' | 'people' | 'totalCents' | 'way' | 'waits'> & {
    name: string
    hasVoucher: boolean
  },
) {
  const { name, title, days, people, totalCents, way, waits, hasVoucher } = booked
  const who = `${[plural(language, people, messages.places), title, days, name].join(', ')}.`
  if (waits || hasVoucher) return who
  const amount = formatPrice(language, totalCents)
  return `${who} ${totalCents === 0 ? messages.free : fill(messages.price[way], { amount })}`
}

function cancelling(
  language: Language,
  messages: Messages['read'],
  { totalCents, firstDay, today }: Pick<Spoken, 'totalCents' | 'firstDay' | 'today'>,
) {
  const left = daysBefore(firstDay, today)
  const percent = Math.round((cancellationFee(totalCents, left) / totalCents) * 100)
  if (percent > 0) return fill(messages.cancelFee, { percent })
  const free = BOOKING_TERMS.cancellation.find(({ feePercent }) => feePercent === 0)?.untilDays ?? 0
  const last = new Date(Date.parse(firstDay) - free * 86_400_000).toISOString().slice(0, 10)
  return fill(messages.cancelFree, { day: formatDay(language, last) })
}
