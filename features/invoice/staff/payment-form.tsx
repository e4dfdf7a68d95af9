import { useState } from 'react'
import { Button } from '#site/ui/button.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { fill } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { ActionForm, InputField } from '#kit/form.tsx'
import { Row, Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { HAND_WAYS, PAYMENT_WAYS, type PaymentWay } from '../invoice.ts'
import { invoices } from './invoice.contract.ts'
import type { SentInvoiceProps } from './sent-invoice-props.ts'
import styles from './invoices.module.css'

/** Shows the amount that will stay open before the payment is recorded. An order's invoice takes no voucher (ADR-058). */
export function PaymentForm({ invoice, today, onChanged }: SentInvoiceProps) {
  const { t, price } = useTexts('staff-invoices')
  const { payment: messages, ways } = t
  const { wrong } = useTexts('staff').t.ask
  const { id, openCents, issuedOn, source } = invoice
  const [amount, setAmount] = useState(openCents > 0 ? amountText(openCents) : '')
  const [paidOn, setPaidOn] = useState(today)
  const [way, setWay] = useState<PaymentWay>('transfer')
  const isVoucher = way === 'voucher'
  const cents = toCents(amount)
  return (
    <Section title={messages.title}>
      <ActionForm
        action={isVoucher ? invoices.payByVoucher : invoices.pay}
        fixed={{ id }}
        wrong={{ cents: wrong.amount }}
        done={messages.done}
        isKept={false}
        onDone={onChanged}
      >
        {(busy) => (
          <>
            <div className={styles.form}>
              {!isVoucher && (
                <InputField
                  name="paidOn"
                  label={messages.day}
                  min={issuedOn ?? undefined}
                  max={today}
                  value={paidOn}
                  onWritten={setPaidOn}
                />
              )}
              <InputField name="cents" label={messages.amount} value={amount} onWritten={setAmount} />
              <LabelledSelect
                label={messages.way}
                name="way"
                value={way}
                onChange={({ target }) => setWay(target.value as PaymentWay)}
                options={(source === 'order' ? HAND_WAYS : PAYMENT_WAYS).map((each) => [each, ways[each]])}
              />
              {isVoucher ? (
                <InputField
                  name="code"
                  label={messages.code}
                  autoCapitalize="characters"
                  spellCheck={false}
                />
              ) : (
                <InputField name="note" label={messages.note} />
              )}
              <p className="hint" aria-live="polite">
                {isVoucher ? messages.voucherHint : cents ? consequence(cents) : ''}
              </p>
            </div>
            <Row>
              <Button type="submit" aria-disabled={busy}>
                {messages.submit}
              </Button>
            </Row>
          </>
        )}
      </ActionForm>
    </Section>
  )

  function consequence(paid: number) {
    if (paid === openCents) return messages.whole
    return paid < openCents
      ? fill(messages.part, { amount: price(openCents - paid) })
      : fill(messages.more, { amount: price(paid - openCents) })
  }
}
