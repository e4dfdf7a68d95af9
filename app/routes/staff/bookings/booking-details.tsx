import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import { balanceLines, voucherSentence } from '#features/booking/rules/describe-balance.ts'
import { formatPrice, labelled } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './bookings-table.module.css'
import { useFormatDateTime } from '../use-format-date-time.ts'

export function BookingDetails({ booking }: { booking: StaffBooking }) {
  const words = useMessages('staff-bookings')
  const { participants, note, staffNote, invoiceAddress, company, diary } = booking
  const names = words.diary as Record<string, string>
  const momentOf = useFormatDateTime()
  const moneyWords = useMessages('booking-money')
  const language = useLanguage()
  const lines = booking.account ? balanceLines(booking.account) : []
  const money = [
    ...lines.map(({ name, cents }) =>
      labelled(language, moneyWords.lines[name], formatPrice(language, cents, { code: 'chf' })),
    ),
    voucherSentence(language, moneyWords, booking),
  ]
    .filter(Boolean)
    .join('\n')
  const address =
    invoiceAddress &&
    [company, invoiceAddress.street, `${invoiceAddress.postalCode} ${invoiceAddress.city}`]
      .filter(Boolean)
      .join(', ')
  // `desk` facts are not printed.
  const facts: [string, string | null, 'desk'?][] = [
    [words.bookings.participants, participants.join(', ')],
    [words.bookings.money, money, 'desk'],
    [words.bookings.note, note],
    [words.bookings.staffNote, staffNote],
    [words.bookings.invoice, address, 'desk'],
    [words.bookings.language, LANGUAGE_NAMES[booking.language], 'desk'],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, text]) => text)
        .map(([label, text, where]) => (
          <div key={label} className={classNames(where && styles.desk)}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      <div className={styles.diary}>
        <dt>{words.bookings.diary}</dt>
        <dd>
          <ol>
            {diary.map(({ at, action, byStaff }, index) => (
              <li key={`${index} ${at}`}>
                <span className="num">{momentOf(at)}</span> {names[action] ?? action}
                {byStaff && ` (${words.bookings.byStaff})`}
              </li>
            ))}
          </ol>
        </dd>
      </div>
    </dl>
  )
}
