import { VOUCHER_VALUE } from '#features/catalog/own-amount-variant.ts'
import type { StaffProduct } from '#features/catalog/staff/staff-product.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/inputs.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { postStaff } from '../staff-client.ts'
import styles from './shop.module.css'

interface OwnAmountDialogProps {
  product: StaffProduct
  onClose: () => void
  onDone: () => void
}

/** Between which amounts visitors may choose one themselves. */
export function OwnAmountDialog({ product: { id, ownAmount }, onClose, onDone }: OwnAmountDialogProps) {
  const { own: messages } = useMessages('staff-shop')
  const { least, most } = VOUCHER_VALUE
  return (
    <ConfirmDialog
      title={messages.title}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={fill(messages.wrong, { least, most })}
      send={(data) => {
        const typed = ['least', 'most'].map((name) => String(data.get(name)).trim())
        const [from = 0, to = 0] = typed.map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN))
        const isNone = typed.every((text) => text === '')
        if (!isNone && !(from >= least && from <= to && to <= most)) return undefined
        const range = isNone ? null : { least: from, most: to }
        return postStaff<'/products/:id/own-amount'>(`/products/${id}/own-amount`, { range, seen: ownAmount })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(error) => (
        <div className={styles.days}>
          <Field label={messages.least} error={error}>
            {(control) => (
              <Input
                name="least"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={ownAmount?.least ?? ''}
                {...control}
              />
            )}
          </Field>
          <Field label={messages.most}>
            {(control) => (
              <Input
                name="most"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={ownAmount?.most ?? ''}
                {...control}
              />
            )}
          </Field>
          <p className="hint">{messages.hint}</p>
        </div>
      )}
    </ConfirmDialog>
  )
}
