import { VOUCHER_VALUE } from '#features/catalog/own-amount-variant.ts'
import type { StaffProduct } from '#features/catalog/staff/staff-product.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { toWholeFrancs } from '#kernel/amount.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './shop.module.css'

interface VoucherValuesDialogProps {
  product: StaffProduct
  onClose: () => void
  onDone: () => void
}

const FRANCS = { invalid: 'francs', value_offered: 'francs' }

/** Which amounts the shop offers as voucher: one more, or one less. */
export function VoucherValuesDialog({
  product: { id, variants },
  onClose,
  onDone,
}: VoucherValuesDialogProps) {
  const { values: messages } = useMessages('staff-shop')
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const language = useLanguage()
  const { least, most } = VOUCHER_VALUE
  const bounds = { least, most: formatNumber(language, most) }

  async function remove(variant: string): Promise<void> {
    const address = `/products/${id}/value-removals` as const
    const answer = await submit(() => postStaff<'/products/:id/value-removals'>(address, { variant }))
    if (!answer) return
    if (!answer.ok) return toast.refused(answer.refusal)
    toast.done(messages.removed)
    onDone()
  }

  return (
    <ConfirmDialog
      title={messages.title}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={fill(messages.wrong, bounds)}
      fields={FRANCS}
      send={(data) => {
        const francs = toWholeFrancs(String(data.get('francs')))
        if (francs === undefined || francs < least || francs > most) return undefined
        return postStaff<'/products/:id/values'>(`/products/${id}/values`, { francs })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(_wrong, errorOf) => (
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
          <Field label={messages.amount} hint={fill(messages.hint, bounds)} error={errorOf('francs')}>
            {(control) => <Input name="francs" inputMode="numeric" autoComplete="off" {...control} />}
          </Field>
        </>
      )}
    </ConfirmDialog>
  )
}
