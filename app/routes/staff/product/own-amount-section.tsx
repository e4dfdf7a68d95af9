import { useState } from 'react'
import type { EditedProduct } from '#features/catalog/staff/staff-product.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../role/staff-role.ts'
import { OwnAmountDialog } from '../shop/own-amount-dialog.tsx'

/** Of a value voucher: whether visitors may choose the amount themselves, and the way to change it. */
export function OwnAmountSection({ product, onChanged }: { product: EditedProduct; onChanged: () => void }) {
  const { own: messages } = useMessages('staff-shop')
  const language = useLanguage()
  const mayPrice = useMay('prices')
  const [isOpen, setOpen] = useState(false)
  const { ownAmount } = product
  const range = ownAmount && {
    least: formatNumber(language, ownAmount.least),
    most: formatNumber(language, ownAmount.most),
  }
  return (
    <section aria-labelledby="own-amounts">
      <h2 id="own-amounts">{messages.title}</h2>
      <p>{messages.text}</p>
      <p>
        <b>{range ? fill(messages.on, range) : messages.off}</b>
      </p>
      {mayPrice && (
        <Button onClick={() => setOpen(true)}>{range ? messages.changeRange : messages.allow}</Button>
      )}
      {isOpen && (
        <OwnAmountDialog
          product={product}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onChanged()
          }}
        />
      )}
    </section>
  )
}
