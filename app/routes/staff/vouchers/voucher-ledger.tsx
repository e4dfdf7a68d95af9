import type { StaffVoucher, VoucherEntryRow } from '#features/voucher/staff/staff-voucher.ts'
import { fill } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { amountText } from '#kernel/amount.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { RowAction } from '../lists/row-action.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './vouchers.module.css'

/** Every movement with its running rest. A redemption by staff can be undone at once. */
export function VoucherLedger({ voucher, onChanged }: { voucher: StaffVoucher; onChanged: () => void }) {
  const { ledger: messages } = useMessages('staff-vouchers')
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const { columns } = messages

  async function undo(id: number): Promise<void> {
    const answer = await submit(() =>
      postStaff<'/voucher-redemptions/:id/reversal'>(`/voucher-redemptions/${id}/reversal`, {}),
    )
    if (!answer) return
    if (answer.ok) toast.done(messages.undoDone)
    else toast.refused(answer.refusal)
    onChanged()
  }

  return (
    <table className={styles.ledger} aria-label={messages.title}>
      <thead>
        <tr>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.where}</th>
          <th scope="col">{columns.amount}</th>
          <th scope="col">{columns.rest}</th>
        </tr>
      </thead>
      <tbody>
        {voucher.entries.map((entry) => (
          <Row
            key={entry.id}
            entry={entry}
            voucher={voucher}
            busy={busy}
            onUndo={() => void undo(entry.id)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {messages.rest}
          </th>
          <td colSpan={2}>{amountText(voucher.restCents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

interface RowProps {
  entry: VoucherEntryRow
  voucher: StaffVoucher
  busy: boolean
  onUndo: () => void
}

function Row({ entry, voucher, busy, onUndo }: RowProps) {
  const { ledger: messages } = useMessages('staff-vouchers')
  const language = useLanguage()
  const { at, cause, place, cents, restCents, isUndone, canUndo } = entry
  const reference = place?.kind === 'staff' ? place.reference : undefined
  return (
    <tr data-undone={isUndone || undefined}>
      <td>{formatDay(language, swissTime(new Date(at)).day)}</td>
      <th scope="row">
        {messages.causes[cause]}
        {isUndone && <small>{messages.undone}</small>}
        {reference && <small>{reference}</small>}
        {canUndo && (
          <RowAction
            name={messages.undo}
            of={`${reference ?? ''} ${amountText(-cents)}`}
            busy={busy}
            onClick={onUndo}
          />
        )}
      </th>
      <td>
        <Place entry={entry} voucher={voucher} />
      </td>
      <td>{amountText(cents)}</td>
      <td>{amountText(restCents)}</td>
    </tr>
  )
}

function Place({ entry: { cause, place, by }, voucher }: Pick<RowProps, 'entry' | 'voucher'>) {
  const { ledger: messages, order } = useMessages('staff-vouchers')
  if (place?.kind === 'booking')
    return (
      <PageLink to={staffPaths.event(place.eventId)}>
        {fill(messages.booking, { number: place.number })}
      </PageLink>
    )
  if (place?.kind === 'order')
    return (
      <>
        {messages.cart}
        <small>{fill(order, { number: place.number })}</small>
      </>
    )
  if (place?.kind === 'invoice') return <PageLink to={staffPaths.invoice(place.id)}>{place.number}</PageLink>
  if (place?.kind === 'staff' || cause === 'replacement')
    return by ? fill(messages.by, { who: by }) : messages.staff
  const { of, number } = voucher.order
  if (cause === 'issued' && of === 'booking') return number && fill(messages.booking, { number })
  if (cause === 'issued')
    return (
      <>
        {messages.shop}
        <small>{fill(order, { number: number ?? '' })}</small>
      </>
    )
  return null
}
