import { useState } from 'react'
import type { EditedProduct } from './staff-product.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { Part, Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { OwnAmountDialog } from './own-amount-dialog.tsx'

/** Of a value voucher: whether visitors may choose the amount themselves, and the way to change it. */
export function OwnAmountSection({ product, onChanged }: { product: EditedProduct; onChanged: () => void }) {
  const { t, language } = useTexts('staff-shop')
  const { own: messages } = t
  const mayPrice = useMay('prices')
  const [isOpen, setOpen] = useState(false)
  const { ownAmount } = product
  const range = ownAmount && {
    least: formatNumber(language, ownAmount.least),
    most: formatNumber(language, ownAmount.most),
  }
  return (
    <Part title={messages.title}>
      <p>{messages.text}</p>
      <p>
        <b>{range ? fill(messages.on, range) : messages.off}</b>
      </p>
      {mayPrice && (
        <Row>
          <Button onClick={() => setOpen(true)}>{range ? messages.changeRange : messages.allow}</Button>
        </Row>
      )}
      {isOpen && <OwnAmountDialog product={product} onClose={() => setOpen(false)} onDone={onChanged} />}
    </Part>
  )
}
