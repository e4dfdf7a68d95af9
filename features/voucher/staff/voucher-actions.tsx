import { useState } from 'react'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { ActionLine, AskButton, DialogButton } from '#kit/action-buttons.tsx'
import { InputField } from '#kit/form.tsx'
import { ActionList } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { StaffVoucher } from './staff-voucher.ts'
import { validUntil as lastDay, MOST_YEARS } from '../voucher.ts'
import { vouchers } from './voucher.contract.ts'

interface VoucherActionsProps {
  voucher: StaffVoucher
  onChanged: () => void
}

export function VoucherActions({ voucher, onChanged }: VoucherActionsProps) {
  const { t, price } = useTexts('staff-vouchers')
  const mayClaim = useMay('voucher_claims')
  const { id, lastFour: code, standing, order, restCents, currency, blockReason: reason } = voucher
  if (standing === 'voided' || standing === 'replaced') return null
  const { paper, trouble, block, unblock } = t
  const shared = { fixed: { id }, onChanged, line: 'plain' } as const
  return (
    <div>
      <ActionList title={paper.title}>
        {order.email && (
          <ActionLine action={vouchers.send} input={{ id, to: 'buyer' }} done={paper.sent}>
            {fill(paper.buyer, { email: order.email })}
          </ActionLine>
        )}
        {order.recipientEmail && (
          <ActionLine action={vouchers.send} input={{ id, to: 'recipient' }} done={paper.sent}>
            {fill(paper.recipient, { email: order.recipientEmail })}
          </ActionLine>
        )}
        <ActionLine action={vouchers.print} input={{ id }}>
          {paper.print}
        </ActionLine>
      </ActionList>
      <ActionList title={trouble.title}>
        {mayClaim && restCents > 0 && standing !== 'suspended' && (
          <DialogButton open={trouble.replace} line="plain">
            {(onClose) => <ReplaceDialog voucher={voucher} onClose={onClose} />}
          </DialogButton>
        )}
        <Extend voucher={voucher} onChanged={onChanged} />
        {standing === 'blocked' ? (
          <AskButton
            {...shared}
            {...unblock}
            action={vouchers.unblock}
            open={trouble.unblock}
            values={{ code, reason: reason ?? '' }}
          />
        ) : (
          restCents > 0 && (
            <AskButton
              {...shared}
              {...block}
              action={vouchers.block}
              open={trouble.block}
              values={{ code, amount: price(restCents, currency) }}
              line="danger"
            />
          )
        )}
      </ActionList>
    </div>
  )
}

function Extend({ voucher: { id, lastFour: code, validUntil }, onChanged }: VoucherActionsProps) {
  const { t, day } = useTexts('staff-vouchers')
  const { extend, trouble } = t
  const [now] = useState(() => new Date())
  const { day: today } = swissTime(now)
  const latest = lastDay(now, MOST_YEARS)
  const later = yearLater(validUntil < today ? today : validUntil)
  return (
    <AskButton
      action={vouchers.extend}
      fixed={{ id, seen: validUntil }}
      start={{ until: later < latest ? later : latest }}
      {...extend}
      open={trouble.extend}
      values={{ code, day: day(validUntil) }}
      wrong={{ until: extend.wrong }}
      at={{ day_over: 'until', voucher_not_later: 'until', voucher_too_far: 'until' }}
      onChanged={onChanged}
      line="plain"
    >
      <InputField name="until" label={extend.until} min={validUntil} max={latest} />
    </AskButton>
  )
}

/** `YYYY-MM-DD`; from 29 February, 28 February. */
function yearLater(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return later.endsWith('-02-29') ? later.replace('-29', '-28') : later
}
