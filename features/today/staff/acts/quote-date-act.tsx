import { swissTime } from '#i18n/format-date.ts'
import { ConfirmDate } from '#features/quote/staff/confirm-date.tsx'
import type { QuoteDetails } from '#features/quote/staff/quote.contract.ts'
import type { ActProps } from './act.tsx'

/** Confirms the requested date; a conflict requires a reason. */
export function QuoteDateAct({ file: { now, quote }, onClose, onDone }: ActProps<QuoteDetails>) {
  return (
    <ConfirmDate
      quote={quote}
      today={swissTime(new Date(now)).day}
      onClose={onClose}
      onDone={() => onDone()}
    />
  )
}
