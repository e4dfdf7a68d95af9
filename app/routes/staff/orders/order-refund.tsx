import { useState } from 'react'
import type { StaffOrder } from '#features/order/staff-order.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/inputs.tsx'
import { fromCents, toCents } from '../amount.ts'
import { Ask } from '../ask.tsx'
import { askStaff } from '../staff-client.ts'

const REFUNDABLE: readonly StaffOrder['state'][] = ['paid', 'fulfilled', 'partially_refunded']

/** Gives a buyer all that is left of an order back, or part of it. */
export function OrderRefund({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const words = useMessages('staff-desk').orders.refund
  const { wrong } = useMessages('staff').ask
  const [isOpen, setOpen] = useState(false)
  const { number, state, totalCents, refundedCents } = order
  if (!REFUNDABLE.includes(state)) return null
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.open}
        <span className="visually-hidden">{` (${number})`}</span>
      </Button>
      {isOpen && (
        <Ask
          title={fill(words.title, { number })}
          text={words.text}
          submit={words.submit}
          done={words.done}
          wrong={wrong.amount}
          send={(data) => {
            const amountCents = toCents(String(data.get('amount')))
            if (amountCents === undefined) return undefined
            return askStaff(`/orders/${number}/refund`, { method: 'POST', body: { amountCents } })
          }}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        >
          {(error) => (
            <Field label={words.amount} error={error}>
              {(control) => (
                <Input
                  name="amount"
                  inputMode="decimal"
                  defaultValue={fromCents(totalCents - refundedCents)}
                  {...control}
                />
              )}
            </Field>
          )}
        </Ask>
      )}
    </>
  )
}
