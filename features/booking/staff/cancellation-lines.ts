import type bookingMoneyTexts from '#features/booking/texts/booking-money.ts'
import { balanceLines, previewVoucherSentence } from '../rules/describe-balance.ts'
import { previewCancellation } from '../rules/booking-balance.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'
import { formatPrice, labelled } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

type Messages = typeof bookingMoneyTexts.de

/** Preview for this fee: paid, kept, refunded, voucher. Empty when no money is involved. */
export function cancellationLines(
  language: Language,
  messages: Messages,
  { booking, feeCents }: { booking: StaffBooking; feeCents: number },
) {
  const preview = previewCancellation(booking, { feeCents, voucher: booking.voucher })
  const sums = balanceLines(preview.account).map(({ name, cents }) =>
    labelled(language, messages.lines[name], formatPrice(language, cents)),
  )
  const voucher = previewVoucherSentence(language, messages, preview)
  return voucher ? [...sums, voucher] : sums
}
