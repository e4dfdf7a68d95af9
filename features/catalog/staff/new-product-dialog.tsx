import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { products } from './product.contract.ts'

interface NewProductDialogProps {
  onClose: () => void
  onDone: (id: string) => void
}

/** A draft in three fields. */
export function NewProductDialog({ onClose, onDone }: NewProductDialogProps) {
  const { new: t } = useTexts('staff-product').t
  return (
    <ActionDialog
      action={products.add}
      title={t.title}
      text={t.text}
      submit={t.submit}
      done={t.done}
      wrong={{ title: t.wrong, priceCents: t.wrong, stock: t.wrong }}
      onClose={onClose}
      onDone={({ id }) => onDone(id)}
    >
      <InputField name="title" label={t.name} />
      <InputField name="priceCents" label={t.price} />
      <InputField name="stock" label={t.stock} hint={t.stockHint} />
    </ActionDialog>
  )
}
