import { useState } from 'react'
import type { StaffVoucher } from '#features/voucher/staff/staff-voucher.ts'
import { validUntil as lastDay, MOST_YEARS } from '#features/voucher/voucher.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { MAX_VOUCHER_REASON } from '#features/voucher/staff/staff-voucher.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useMay } from '../role/staff-role.ts'
import { saveFile } from '../lists/save-file.ts'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import styles from './vouchers.module.css'

type Open = 'block' | 'unblock' | 'extend' | 'replace'

interface VoucherActionsProps {
  voucher: StaffVoucher
  onChanged: () => void
}

export function VoucherActions({ voucher, onChanged }: VoucherActionsProps) {
  const { paper, trouble } = useMessages('staff-vouchers')
  const language = useLanguage()
  const toast = useResultToast()
  const mayClaim = useMay('voucher_claims')
  const { busy, submit } = useSubmit<StaffProblem>()
  const [open, setOpen] = useState<Open | null>(null)
  const { id, standing, order, restCents, currency } = voucher
  const isGone = standing === 'voided' || standing === 'replaced'
  if (isGone) return null
  const amount = formatPrice(language, restCents, { code: currency })
  const hasRest = restCents > 0 && standing !== 'suspended'

  async function send(to: 'buyer' | 'recipient'): Promise<void> {
    const answer = await submit(() => postStaff<'/vouchers/:id/mail'>(`/vouchers/${id}/mail`, { to }))
    if (!answer) return
    if (answer.ok) toast.done(paper.sent)
    else toast.refused(answer.refusal)
  }

  async function print(): Promise<void> {
    const saved = await submit(() => saveFile(`/vouchers/${id}/file`))
    if (saved && !saved.ok) toast.refused(saved.refusal)
  }

  const line = (text: string, onClick: () => void, danger = false) => (
    <li>
      <button type="button" aria-disabled={busy} data-danger={danger || undefined} onClick={onClick}>
        {text}
      </button>
    </li>
  )
  return (
    <div className={styles.actions}>
      <h2>{paper.title}</h2>
      <ul>
        {order.email && line(fill(paper.buyer, { email: order.email }), () => void send('buyer'))}
        {order.recipientEmail &&
          line(fill(paper.recipient, { email: order.recipientEmail }), () => void send('recipient'))}
        {line(paper.print, () => void print())}
      </ul>
      <h2>{trouble.title}</h2>
      <ul>
        {mayClaim && hasRest && line(trouble.replace, () => setOpen('replace'))}
        {mayClaim && line(trouble.extend, () => setOpen('extend'))}
        {standing === 'blocked'
          ? mayClaim && line(trouble.unblock, () => setOpen('unblock'))
          : restCents > 0 && line(fill(trouble.block, { amount }), () => setOpen('block'), true)}
      </ul>
      {open === 'replace' && <ReplaceDialog voucher={voucher} onClose={() => setOpen(null)} />}
      {open && open !== 'replace' && (
        <ChangeDialog
          open={open}
          voucher={voucher}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            onChanged()
          }}
        />
      )}
    </div>
  )
}

interface ChangeDialogProps {
  open: Exclude<Open, 'replace'>
  voucher: StaffVoucher
  onClose: () => void
  onDone: () => void
}

function ChangeDialog({ open, voucher, onClose, onDone }: ChangeDialogProps) {
  const messages = useMessages('staff-vouchers')
  const language = useLanguage()
  const { id, lastFour: code, validUntil, blockReason } = voucher
  const { title, text, submit, done } = messages[open]
  const about = { day: formatDay(language, validUntil), reason: blockReason ?? '' }
  const shared = { title: fill(title, { code }), text: fill(text, about), submit, done, onClose, onDone }
  const [now] = useState(() => new Date())
  const latest = lastDay(now, MOST_YEARS)
  const later = yearLater(validUntil < swissTime(now).day ? swissTime(now).day : validUntil)
  const proposed = later < latest ? later : latest
  if (open === 'unblock')
    return (
      <ConfirmDialog
        {...shared}
        send={() => postStaff<'/vouchers/:id/release'>(`/vouchers/${id}/release`, {})}
      />
    )
  if (open === 'block')
    return (
      <ConfirmDialog
        {...shared}
        wrong={messages.block.wrong}
        send={(data) => {
          const reason = String(data.get('reason')).trim()
          return reason ? postStaff<'/vouchers/:id/block'>(`/vouchers/${id}/block`, { reason }) : undefined
        }}
      >
        {(error) => (
          <Field label={messages.block.reason} error={error}>
            {(control) => <Input name="reason" maxLength={MAX_VOUCHER_REASON} {...control} />}
          </Field>
        )}
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      {...shared}
      wrong={messages.extend.wrong}
      fields={AT_DAY}
      send={(data) => {
        const until = String(data.get('until'))
        return until
          ? postStaff<'/vouchers/:id/extension'>(`/vouchers/${id}/extension`, { until, seen: validUntil })
          : undefined
      }}
    >
      {(error, errorOf) => (
        <Field label={messages.extend.until} error={error ?? errorOf('until')}>
          {(control) => (
            <Input
              name="until"
              type="date"
              min={validUntil}
              max={latest}
              defaultValue={proposed}
              {...control}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}

const AT_DAY = { day_over: 'until', voucher_not_later: 'until', voucher_too_far: 'until' }

/** `YYYY-MM-DD`; from 29 February, 28 February. */
function yearLater(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return later.endsWith('-02-29') ? later.replace('-29', '-28') : later
}
