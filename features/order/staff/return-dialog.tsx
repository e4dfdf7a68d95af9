import { useState } from 'react'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { fill } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField, useFieldError } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { piecesWorth, proposedRefund, splitRefund } from '../returns/split-refund.ts'
import { orders } from './order.contract.ts'
import { PieceCount } from './pieces.tsx'
import type { StaffOrderPage, StaffPageLine } from './staff-order-page.ts'
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
  const { t, price: priceOf } = useTexts('staff-orders')
  const { comeBack: messages } = t
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [typed, setTyped] = useState<string | null>(null)
  const { order, left } = page
  const price = (cents: number) => priceOf(cents, order.currency)
  const lines = [...chosen].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []))
  const worthCents = piecesWorth(lines, page.lines)
  const amount = typed ?? amountText(proposedRefund(worthCents, left))
  const refundCents = amount.trim() === '' ? 0 : toCents(amount)
  const split = refundCents === undefined ? null : splitRefund({ refundCents, worthCents, left })
  const input = () => {
    if (lines.length === 0) return 'lines'
    return refundCents !== undefined && split?.ok ? { lines, refundCents } : 'refundCents'
  }

  return (
    <ActionDialog
      action={orders.comeBack}
      fixed={{ id: String(order.number) }}
      read={input}
      title={fill(messages.title, { number: order.number })}
      text={order.email ? messages.text : messages.textWithoutMail}
      submit={messages.submit}
      done={messages.done}
      wrong={{ lines: messages.nothing, refundCents: fill(messages.wrong, { amount: price(worthCents) }) }}
      at={{ more_than_left: 'refundCents' }}
      onClose={onClose}
    >
      <Lines page={page} chosen={chosen} onChosen={setChosen} />
      <Checkbox name="restock" defaultChecked>
        {messages.restock}
      </Checkbox>
      <InputField
        name="refundCents"
        label={messages.amount}
        hint={messages.amountHint}
        value={amount}
        onWritten={setTyped}
      />
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
    </ActionDialog>
  )
}

interface LinesProps {
  page: StaffOrderPage
  chosen: ReadonlyMap<string, number>
  onChosen: (chosen: ReadonlyMap<string, number>) => void
}

function Lines({ page, chosen, onChosen }: LinesProps) {
  const { comeBack: messages } = useTexts('staff-orders').t
  const error = useFieldError('lines')
  const choose = (lineId: string, quantity: number) => onChosen(new Map(chosen).set(lineId, quantity))
  return (
    <fieldset data-kit="stack" data-gap="8">
      <legend>{messages.legend}</legend>
      {error && <p className="error-text">{error}</p>}
      {returnableLines(page).map(({ id, title, left }) => (
        <div key={id} className={styles.chosen} data-kit="row" data-apart="">
          <Checkbox
            checked={(chosen.get(id) ?? 0) > 0}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => choose(id, target.checked ? 1 : 0)}
          >
            {title}
          </Checkbox>
          <PieceCount
            label={`${messages.quantity}: ${title}`}
            left={left}
            chosen={chosen.get(id) ?? 0}
            onChosen={(quantity) => choose(id, quantity)}
          />
        </div>
      ))}
    </fieldset>
  )
}
