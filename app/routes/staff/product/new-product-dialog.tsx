import { useRef } from 'react'
import { PRODUCT_LIMITS } from '#features/catalog/staff/product-document.ts'
import { toCents } from '#kernel/amount.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog, invalidField } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'

interface NewProductDialogProps {
  onClose: () => void
  onDone: (id: string) => void
}

/** A draft in three fields. */
export function NewProductDialog({ onClose, onDone }: NewProductDialogProps) {
  const { new: messages } = useMessages('staff-product')
  const added = useRef('')
  return (
    <ConfirmDialog
      title={messages.title}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={messages.wrong}
      fields={{ invalid: 'title' }}
      send={(data) => {
        const [title = '', price = '', stock = ''] = ['title', 'price', 'stock'].map((name) =>
          String(data.get(name)).trim(),
        )
        const priceCents = toCents(price)
        if (!title) return invalidField('title')
        if (!priceCents) return invalidField('price')
        if (!/^\d{0,6}$/.test(stock)) return invalidField('stock')
        const body = { title, priceCents, stock: stock === '' ? null : Number(stock) }
        return postStaff<'/products'>('/products', body).then((answer) => {
          if (answer.ok) added.current = answer.value.id
          return answer
        })
      }}
      onClose={onClose}
      onDone={() => onDone(added.current)}
    >
      {(_wrong, errorOf) => (
        <>
          <Field label={messages.name} error={errorOf('title')}>
            {(control) => (
              <Input name="title" maxLength={PRODUCT_LIMITS.line} autoComplete="off" {...control} />
            )}
          </Field>
          <Field label={messages.price} error={errorOf('price')}>
            {(control) => <Input name="price" inputMode="decimal" autoComplete="off" {...control} />}
          </Field>
          <Field label={messages.stock} hint={messages.stockHint} error={errorOf('stock')}>
            {(control) => <Input name="stock" inputMode="numeric" autoComplete="off" {...control} />}
          </Field>
        </>
      )}
    </ConfirmDialog>
  )
}
