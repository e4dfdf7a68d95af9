import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { Pairs } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { products } from './product.contract.ts'
import type { StaffVariant } from './staff-product.ts'
import { useSaleDays } from './use-sale-days.ts'

interface PriceDialogProps {
  variant: StaffVariant
  name: string
  onClose: () => void
  onDone: () => void
}

const PLACES = {
  sale_not_below_price: 'salePriceCents',
  sale_days_without_price: 'salePriceCents',
  sale_ends_before_start: 'saleUntil',
  not_whole_francs: 'priceCents',
} as const

/** Without a price there is no sale, whatever its days were. */
const NO_SALE = { salePriceCents: null, saleFrom: null, saleUntil: null }

export function PriceDialog({ variant, name, onClose, onDone }: PriceDialogProps) {
  const { t: texts } = useTexts('staff-shop')
  const { price: t } = texts
  const { id, priceCents, salePriceCents, saleFrom, saleUntil } = variant
  const prices = { priceCents, salePriceCents, saleFrom, saleUntil }
  return (
    <ActionDialog
      action={products.setPrice}
      fixed={{ id, seen: prices }}
      start={prices}
      read={(data) => (String(data.get('salePriceCents')).trim() ? {} : NO_SALE)}
      title={fill(t.title, { name })}
      text={t.text}
      submit={t.submit}
      done={t.done}
      wrong={{ priceCents: t.wrong, salePriceCents: t.wrong }}
      at={PLACES}
      onClose={onClose}
      onDone={onDone}
    >
      <InputField name="priceCents" label={t.amount} />
      <InputField name="salePriceCents" label={t.sale} hint={t.saleHint} />
      <Pairs>
        <InputField name="saleFrom" label={t.from} />
        <InputField name="saleUntil" label={t.until} />
      </Pairs>
      <p className="hint">{t.daysHint}</p>
      <Earlier variant={variant} />
    </ActionDialog>
  )
}

function Earlier({ variant: { prices, currency } }: Pick<PriceDialogProps, 'variant'>) {
  const { t, price, dayOf } = useTexts('staff-shop')
  const daysOf = useSaleDays()
  if (prices.length === 0) return null
  return (
    <details>
      <summary>{t.price.history}</summary>
      <ol data-kit="stack" data-gap="8">
        {prices.map((entry) => (
          <li key={entry.at} className="num">
            <small>{dayOf(entry.at)}</small>
            {price(entry.priceCents, currency)}
            {entry.salePriceCents !== null &&
              `, ${fill(t.sale, { price: price(entry.salePriceCents, currency) })} ${daysOf(entry)}`}
          </li>
        ))}
      </ol>
    </details>
  )
}
