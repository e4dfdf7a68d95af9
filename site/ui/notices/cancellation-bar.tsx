import './cancellation-bar.css'
import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../language/language.tsx'

const [FREE, PART] = BOOKING_TERMS.cancellation

/** The three steps of the terms side by side: what cancelling costs, and when. */
export function CancellationBar() {
  const { label, free, part, rest } = useMessages('common').cancellation
  const days = { from: FREE.untilDays - 1, until: PART.untilDays }
  return (
    <ol className="cancellation" aria-label={label}>
      <li>
        <b>{fill(free.when, { until: FREE.untilDays })}</b> {free.what}
      </li>
      <li>
        <b>{fill(part.when, days)}</b> {fill(part.what, { percent: PART.feePercent })}
      </li>
      <li>
        <b>{rest.when}</b> {rest.what}
      </li>
    </ol>
  )
}
