import { type SubmitEvent, useState } from 'react'
import { HAND_WAYS, PAYMENT_WAYS, type PaymentWay } from '#features/invoice/invoice.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { MAX_SCANNED } from '#features/voucher/staff/staff-voucher.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, Select } from '../../../ui/fields/inputs.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import type { SentInvoiceProps } from './sent-invoice-props.ts'
import styles from './invoices.module.css'

/** Shows the amount that will stay open before the payment is recorded. An order's invoice takes no voucher (ADR-058). */
export function PaymentForm({ invoice, today, onChanged }: SentInvoiceProps) {
  const all = useMessages('staff-invoices')
  const messages = all.payment
  const { wrong } = useMessages('staff').ask
  const language = useLanguage()
  const toast = useResultToast()
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  // Of this form, so that pressing twice enters one.
  const [id] = useState(() => crypto.randomUUID())
  const { openCents } = invoice
  const [paidOn, setPaidOn] = useState(today)
  const [amount, setAmount] = useState(openCents > 0 ? amountText(openCents) : '')
  const [way, setWay] = useState<PaymentWay>('transfer')
  const [code, setCode] = useState('')
  const [note, setNote] = useState('')
  const [isWrong, setWrong] = useState(false)
  const cents = toCents(amount)

  async function enter(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setWrong(!cents)
    if (!cents) return
    const answer = await submit(() =>
      way === 'voucher'
        ? postStaff<'/invoices/:id/voucher-payment'>(`/invoices/${invoice.id}/voucher-payment`, {
            id,
            code,
            cents,
          })
        : postStaff<'/invoices/:id/payment'>(`/invoices/${invoice.id}/payment`, {
            id,
            cents,
            paidOn,
            way,
            note,
          }),
    )
    if (!answer?.ok) return
    toast.done(messages.done)
    onChanged()
  }

  return (
    <section className={styles.part}>
      <header>
        <h2>{messages.title}</h2>
      </header>
      <RefusalMessage problem={refusal} attempt={attempt} />
      <form className={styles.form} noValidate onSubmit={(event) => void enter(event)}>
        {way !== 'voucher' && (
          <Field label={messages.day}>
            {(control) => (
              <Input
                {...control}
                type="date"
                min={invoice.issuedOn ?? undefined}
                max={today}
                value={paidOn}
                onChange={({ target }) => setPaidOn(target.value)}
              />
            )}
          </Field>
        )}
        <Field label={messages.amount} error={isWrong && wrong.amount}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              maxLength={14}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
        <Field label={messages.way}>
          {(control) => (
            <Select {...control} value={way} onChange={({ target }) => setWay(target.value as PaymentWay)}>
              {(invoice.source === 'order' ? HAND_WAYS : PAYMENT_WAYS).map((each) => (
                <option key={each} value={each}>
                  {all.ways[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {way === 'voucher' ? (
          <Field label={messages.code}>
            {(control) => (
              <Input
                {...control}
                required
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={MAX_SCANNED}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Field>
        ) : (
          <Field label={messages.note}>
            {(control) => (
              <Input
                {...control}
                maxLength={INVOICE_LIMITS.detail}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
        )}
        <p className="hint" aria-live="polite">
          {way === 'voucher' ? messages.voucherHint : cents ? consequence(cents) : ''}
        </p>
        <div className={styles.wide}>
          <Button type="submit" aria-disabled={busy}>
            {messages.submit}
          </Button>
        </div>
      </form>
    </section>
  )

  function consequence(paid: number): string {
    const price = (left: number) => formatPrice(language, left, { code: 'chf' })
    if (paid === openCents) return messages.whole
    return paid < openCents
      ? fill(messages.part, { amount: price(openCents - paid) })
      : fill(messages.more, { amount: price(paid - openCents) })
  }
}
