import { VOUCHER_VALUE } from '#features/catalog/own-amount-variant.ts'
import type { StaffProduct } from '#features/catalog/staff/staff-product.ts'
import { fill } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/inputs.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { postStaff, type StaffProblem } from '../staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './shop.module.css'

interface VoucherValuesDialogProps {
  product: StaffProduct
  onClose: () => void
  onDone: () => void
}

/** Which amounts the shop offers as voucher: one more, or one less. */
export function VoucherValuesDialog({
  product: { id, variants },
  onClose,
  onDone,
}: VoucherValuesDialogProps) {
  const { values: messages } = useMessages('staff-shop')
  const tell = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const { least, most } = VOUCHER_VALUE

  async function remove(variant: string): Promise<void> {
    const address = `/products/${id}/value-removals` as const
    const answer = await submit(() => postStaff<'/products/:id/value-removals'>(address, { variant }))
    if (!answer) return
    if (!answer.ok) return tell.refused(answer.refusal)
    tell.done(messages.removed)
    onDone()
  }

  return (
    <ConfirmDialog
      title={messages.title}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={fill(messages.wrong, { least, most })}
      send={(data) => {
        const typed = String(data.get('francs')).trim()
        const francs = Number(typed)
        if (!/^\d+$/.test(typed) || francs < least || francs > most) return undefined
        return postStaff<'/products/:id/values'>(`/products/${id}/values`, { francs })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(error) => (
        <>
          <ul className={styles.values}>
            {variants.map((variant) => (
              <li key={variant.id}>
                <Button size="sm" aria-disabled={busy} onClick={() => void remove(variant.id)}>
                  {fill(messages.remove, { value: variant.title })}
                </Button>
              </li>
            ))}
          </ul>
          <Field label={messages.amount} hint={fill(messages.hint, { least, most })} error={error}>
            {(control) => <Input name="francs" inputMode="numeric" autoComplete="off" {...control} />}
          </Field>
        </>
      )}
    </ConfirmDialog>
  )
}
