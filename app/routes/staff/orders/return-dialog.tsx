import { useState } from 'react'
import { piecesWorth, proposedRefund, splitRefund } from '#features/order/returns/split-refund.ts'
import type { StaffOrderPage, StaffPageLine } from '#features/order/staff/staff-order-page.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Checkbox, Input, Select } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog, invalidField } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import styles from './orders.module.css'

interface ReturnDialogProps {
  page: StaffOrderPage
  onClose: () => void
}

/** Goods that left and have not been returned. */
export function returnableLines(page: StaffOrderPage): (StaffPageLine & { left: number })[] {
  return page.lines
    .filter(({ kind }) => kind === 'goods')
    .map((line) => ({ ...line, left: line.sent - line.returned }))
    .filter(({ left }) => left > 0)
}

/** What returned, whether it can be sold again, and what the buyer gets for it. */
export function ReturnDialog({ page, onClose }: ReturnDialogProps) {
  const { comeBack: messages } = useMessages('staff-orders')
  const language = useLanguage()
  const [id] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [typed, setTyped] = useState<string | null>(null)
  const { order, left } = page
  const price = (cents: number) => formatPrice(language, cents, { code: order.currency })
  const lines = [...chosen].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []))
  const worthCents = piecesWorth(lines, page.lines)
  const amount = typed ?? amountText(proposedRefund(worthCents, left))
  const refundCents = amount.trim() === '' ? 0 : toCents(amount)
  const split = refundCents === undefined ? null : splitRefund({ refundCents, worthCents, left })

  return (
    <ConfirmDialog
      title={fill(messages.title, { number: order.number })}
      text={order.email ? messages.text : messages.textWithoutMail}
      submit={messages.submit}
      done={messages.done}
      wrong={lines.length === 0 ? messages.nothing : fill(messages.wrong, { amount: price(worthCents) })}
      fields={{ more_than_left: 'amount' }}
      send={(data) => {
        if (lines.length === 0) return invalidField('lines')
        if (refundCents === undefined || !split?.ok) return invalidField('amount')
        const body = { id, lines, restock: data.get('restock') !== null, refundCents }
        return postStaff<'/orders/:id/returns'>(`/orders/${order.number}/returns`, body)
      }}
      onClose={onClose}
      onDone={onClose}
    >
      {(_wrong, errorOf) => (
        <>
          <Lines page={page} chosen={chosen} onChosen={setChosen} error={errorOf('lines')} />
          <Checkbox name="restock" defaultChecked>
            {messages.restock}
          </Checkbox>
          <Field label={messages.amount} hint={messages.amountHint} error={errorOf('amount')}>
            {(control) => (
              <Input
                name="amount"
                inputMode="decimal"
                value={amount}
                onChange={({ target }) => setTyped(target.value)}
                {...control}
              />
            )}
          </Field>
          {split?.ok && (
            <p aria-live="polite">
              {[
                split.value.voucherCents > 0 &&
                  fill(messages.toVoucher, { amount: price(split.value.voucherCents) }),
                split.value.cardCents > 0 && fill(messages.toCard, { amount: price(split.value.cardCents) }),
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}

interface LinesProps {
  page: StaffOrderPage
  chosen: ReadonlyMap<string, number>
  onChosen: (chosen: ReadonlyMap<string, number>) => void
  error: string | undefined
}

function Lines({ page, chosen, onChosen, error }: LinesProps) {
  const { comeBack: messages, form, pieces } = useMessages('staff-orders')
  const language = useLanguage()
  const choose = (lineId: string, quantity: number) => onChosen(new Map(chosen).set(lineId, quantity))
  return (
    <fieldset className={styles.choice}>
      <legend>{messages.legend}</legend>
      {error && <p className="error-text">{error}</p>}
      {returnableLines(page).map(({ id, title, left }) => (
        <div key={id} className={styles.chosen}>
          <Checkbox
            checked={(chosen.get(id) ?? 0) > 0}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => choose(id, target.checked ? 1 : 0)}
          >
            {title}
          </Checkbox>
          {left > 1 ? (
            <Select
              size="sm"
              aria-label={`${messages.quantity}: ${title}`}
              value={chosen.get(id) ?? 0}
              onChange={({ target }) => choose(id, Number(target.value))}
            >
              {Array.from({ length: left + 1 }, (_, n) => (
                <option key={n} value={n}>
                  {fill(form.of, { n, of: left })}
                </option>
              ))}
            </Select>
          ) : (
            <span>{plural(language, left, pieces)}</span>
          )}
        </div>
      ))}
    </fieldset>
  )
}
