import { type SubmitEvent, useState } from 'react'
import { MAX_REFERENCE, type StaffVoucher } from '#features/voucher/staff/staff-voucher.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { newDraftKey } from '../../../form/behaviour/form-draft.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './vouchers.module.css'

/**
 * Redeems a part or the rest; pressing twice redeems once. A refusal that names a smaller rest reloads the voucher, and
 * what was typed stays beside it: nobody takes a colleague's entry for their own.
 */
export function RedeemForm({ voucher, onDone }: { voucher: StaffVoucher; onDone: () => void }) {
  const { redeem: messages } = useMessages('staff-vouchers')
  const form = useFirstFocus<HTMLFormElement>()
  const language = useLanguage()
  const toast = useResultToast()
  const { id, kind, restCents, currency } = voucher
  const isWhole = kind === 'course'
  const price = (cents: number) => formatPrice(language, cents, { code: currency })
  const [typed, setTyped] = useState('')
  const amount = isWhole ? amountText(restCents) : typed
  const [reference, setReference] = useState('')
  const [requestKey, setRequestKey] = useState(newDraftKey)
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const [wrong, setWrong] = useState<'amount' | 'reference'>()
  const cents = toCents(amount)
  const isFitting = cents !== undefined && cents >= 1 && cents <= restCents

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const missing = !isFitting ? 'amount' : reference.trim() === '' ? 'reference' : undefined
    setWrong(missing)
    if (missing || cents === undefined)
      return form.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus()
    const body = { amountCents: cents, reference, key: requestKey }
    const answer = await submit(() =>
      postStaff<'/vouchers/:id/redemptions'>(`/vouchers/${id}/redemptions`, body),
    )
    if (!answer) return
    if (answer.ok) {
      toast.done(fill(messages.done, { amount: price(cents) }))
      setRequestKey(newDraftKey())
      setTyped('')
      setReference('')
      onDone()
    } else if (answer.refusal.code === 'more_than_rest') {
      // Where nothing is left the form goes, and its message with it.
      toast.refused(answer.refusal)
      onDone()
    }
  }

  return (
    <form ref={form} className={styles.redeem} noValidate onSubmit={(event) => void onSubmit(event)}>
      <h2>{messages.title}</h2>
      <RefusalMessage problem={refusal} attempt={attempt} />
      <Field
        label={messages.amount}
        optional={fill(messages.most, { amount: price(restCents) })}
        hint={isWhole && messages.whole}
        error={wrong === 'amount' && fill(messages.wrongAmount, { amount: price(restCents) })}
      >
        {(control) => (
          <Input
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            className={styles.amount}
            readOnly={isWhole}
            value={amount}
            onChange={({ target }) => {
              setTyped(target.value)
              setRequestKey(newDraftKey())
            }}
            {...control}
          />
        )}
      </Field>
      <Field
        label={messages.reference}
        hint={messages.referenceHint}
        error={wrong === 'reference' && messages.wrongReference}
      >
        {(control) => (
          <Input
            name="reference"
            autoComplete="off"
            maxLength={MAX_REFERENCE}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            {...control}
          />
        )}
      </Field>
      <p className={styles.after} aria-live="polite">
        <span>{messages.after}</span>
        <b>{price(isFitting ? restCents - cents : restCents)}</b>
      </p>
      <div className={styles.submit}>
        <TrailSign type="submit" wide note={isFitting ? price(cents) : undefined} aria-disabled={busy}>
          {messages.submit}
        </TrailSign>
      </div>
    </form>
  )
}
