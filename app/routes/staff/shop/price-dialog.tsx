import type { StaffVariant } from '#features/catalog/staff/staff-product.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/inputs.tsx'
import { fromCents, toCents } from '#kernel/amount.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { postStaff } from '../staff-client.ts'

interface PriceDialogProps {
  variant: StaffVariant
  name: string
  onClose: () => void
  onDone: () => void
}

export function PriceDialog({ variant, name, onClose, onDone }: PriceDialogProps) {
  const { price: messages } = useMessages('staff-shop')
  const { id, priceCents, salePriceCents } = variant
  return (
    <ConfirmDialog
      title={fill(messages.title, { name })}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={messages.wrong}
      send={(data) => {
        const [typed, typedSale] = ['price', 'sale'].map((field) => String(data.get(field)).trim())
        const price = toCents(typed ?? '')
        const sale = typedSale ? toCents(typedSale) : null
        if (!price || sale === undefined || sale === 0) return undefined
        const seen = { priceCents, salePriceCents }
        const body = { priceCents: price, salePriceCents: sale, seen }
        return postStaff<'/variants/:id/price'>(`/variants/${id}/price`, body)
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(error) => (
        <>
          <Field label={messages.amount} error={error}>
            {(control) => (
              <Input name="price" inputMode="decimal" defaultValue={fromCents(priceCents)} {...control} />
            )}
          </Field>
          <Field label={messages.sale} hint={messages.saleHint}>
            {(control) => (
              <Input
                name="sale"
                inputMode="decimal"
                defaultValue={salePriceCents === null ? '' : fromCents(salePriceCents)}
                {...control}
              />
            )}
          </Field>
        </>
      )}
    </ConfirmDialog>
  )
}
