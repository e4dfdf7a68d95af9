import { type ReactNode, useState } from 'react'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField, ReasonField } from '#kit/form.tsx'
import { ActionList } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { StaffVoucher } from './staff-voucher.ts'
import { validUntil as lastDay, MOST_YEARS } from '../voucher.ts'
import { vouchers } from './voucher.contract.ts'

type Open = 'block' | 'unblock' | 'extend' | 'replace'

interface VoucherActionsProps {
  voucher: StaffVoucher
  onChanged: () => void
}

export function VoucherActions({ voucher, onChanged }: VoucherActionsProps) {
  const { t, price } = useTexts('staff-vouchers')
  const mayClaim = useMay('voucher_claims')
  const send = useAction(vouchers.send, { done: t.paper.sent })
  const print = useAction(vouchers.print)
  const [open, setOpen] = useState<Open | null>(null)
  const { id, standing, order, restCents, currency } = voucher
  if (standing === 'voided' || standing === 'replaced') return null
  const { paper, trouble } = t
  const line = (text: string, onClick: () => void, danger = false) => (
    <li>
      <button
        type="button"
        aria-disabled={send.busy || print.busy}
        data-kit={danger ? 'danger' : undefined}
        onClick={onClick}
      >
        {text}
      </button>
    </li>
  )
  return (
    <div>
      <ActionList title={paper.title}>
        {order.email &&
          line(fill(paper.buyer, { email: order.email }), () => void send.send({ id, to: 'buyer' }))}
        {order.recipientEmail &&
          line(
            fill(paper.recipient, { email: order.recipientEmail }),
            () => void send.send({ id, to: 'recipient' }),
          )}
        {line(paper.print, () => void print.save({ id }))}
      </ActionList>
      <ActionList title={trouble.title}>
        {mayClaim &&
          restCents > 0 &&
          standing !== 'suspended' &&
          line(trouble.replace, () => setOpen('replace'))}
        {mayClaim && line(trouble.extend, () => setOpen('extend'))}
        {standing === 'blocked'
          ? mayClaim && line(trouble.unblock, () => setOpen('unblock'))
          : restCents > 0 &&
            line(fill(trouble.block, { amount: price(restCents, currency) }), () => setOpen('block'), true)}
      </ActionList>
      {open && DIALOGS[open]({ voucher, onChanged, onClose: () => setOpen(null) })}
    </div>
  )
}

interface DialogProps extends VoucherActionsProps {
  onClose: () => void
}

const DIALOGS: Record<Open, (props: DialogProps) => ReactNode> = {
  block: (props) => <BlockDialog {...props} />,
  unblock: (props) => <UnblockDialog {...props} />,
  extend: (props) => <ExtendDialog {...props} />,
  replace: ({ voucher, onClose }) => <ReplaceDialog voucher={voucher} onClose={onClose} />,
}

function BlockDialog({ voucher: { id, lastFour: code }, ...rest }: DialogProps) {
  const { block } = useTexts('staff-vouchers').t
  return (
    <ActionDialog
      action={vouchers.block}
      fixed={{ id }}
      {...block}
      title={fill(block.title, { code })}
      {...rest}
    >
      <ReasonField />
    </ActionDialog>
  )
}

function UnblockDialog({ voucher: { id, lastFour: code, blockReason }, ...rest }: DialogProps) {
  const { unblock } = useTexts('staff-vouchers').t
  return (
    <ActionDialog
      action={vouchers.unblock}
      fixed={{ id }}
      {...unblock}
      title={fill(unblock.title, { code })}
      text={fill(unblock.text, { reason: blockReason ?? '' })}
      {...rest}
    />
  )
}

function ExtendDialog({ voucher: { id, lastFour: code, validUntil }, ...rest }: DialogProps) {
  const { t, day } = useTexts('staff-vouchers')
  const { extend } = t
  const [now] = useState(() => new Date())
  const { day: today } = swissTime(now)
  const latest = lastDay(now, MOST_YEARS)
  const later = yearLater(validUntil < today ? today : validUntil)
  return (
    <ActionDialog
      action={vouchers.extend}
      fixed={{ id, seen: validUntil }}
      start={{ until: later < latest ? later : latest }}
      {...extend}
      title={fill(extend.title, { code })}
      text={fill(extend.text, { day: day(validUntil) })}
      wrong={{ until: extend.wrong }}
      at={{ day_over: 'until', voucher_not_later: 'until', voucher_too_far: 'until' }}
      {...rest}
    >
      <InputField name="until" label={extend.until} min={validUntil} max={latest} />
    </ActionDialog>
  )
}

/** `YYYY-MM-DD`; from 29 February, 28 February. */
function yearLater(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return later.endsWith('-02-29') ? later.replace('-29', '-28') : later
}
