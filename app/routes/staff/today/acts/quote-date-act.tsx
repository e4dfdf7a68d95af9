import { swissTime } from '#i18n/format-date.ts'
import { ConfirmDate } from '../../quotes/confirm-date.tsx'
import type { QuoteFile } from '../../quotes/quote-api.ts'
import type { ActProps } from './act.tsx'

/** Confirms the requested date; a conflict requires a reason. */
export function QuoteDateAct({ file: { now, quote }, onClose, onDone }: ActProps<QuoteFile>) {
  return (
    <ConfirmDate
      quote={quote}
      today={swissTime(new Date(now)).day}
      onClose={onClose}
      onDone={() => onDone()}
    />
  )
}
