import type { StaffVariant } from '#features/catalog/staff/staff-product.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog, invalidField } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import { useSaleDays } from './sale-days.ts'
import styles from './shop.module.css'

interface PriceDialogProps {
  variant: StaffVariant
  name: string
  onClose: () => void
  onDone: () => void
}

const PLACES = {
  invalid: 'price',
  sale_not_below_price: 'sale',
  sale_days_without_price: 'sale',
  sale_ends_before_start: 'until',
  not_whole_francs: 'price',
}

export function PriceDialog({ variant, name, onClose, onDone }: PriceDialogProps) {
  const { price: messages } = useMessages('staff-shop')
  const { id, priceCents, salePriceCents, saleFrom, saleUntil } = variant
  return (
    <ConfirmDialog
      title={fill(messages.title, { name })}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={messages.wrong}
      fields={PLACES}
      send={(data) => {
        const [typed, typedSale, from, until] = ['price', 'sale', 'from', 'until'].map((field) =>
          String(data.get(field)).trim(),
        )
        const price = toCents(typed ?? '')
        const sale = typedSale ? toCents(typedSale) : null
        if (!price) return invalidField('price')
        if (sale === undefined || sale === 0) return invalidField('sale')
        const body = {
          priceCents: price,
          salePriceCents: sale,
          // Without a price there is no sale, whatever its days were.
          saleFrom: (sale !== null && from) || null,
          saleUntil: (sale !== null && until) || null,
          seen: { priceCents, salePriceCents, saleFrom, saleUntil },
        }
        return postStaff<'/variants/:id/price'>(`/variants/${id}/price`, body)
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(_wrong, errorOf) => (
        <>
          <Field label={messages.amount} error={errorOf('price')}>
            {(control) => (
              <Input name="price" inputMode="decimal" defaultValue={amountText(priceCents)} {...control} />
            )}
          </Field>
          <Field label={messages.sale} hint={messages.saleHint} error={errorOf('sale')}>
            {(control) => (
              <Input
                name="sale"
                inputMode="decimal"
                defaultValue={salePriceCents === null ? '' : amountText(salePriceCents)}
                {...control}
              />
            )}
          </Field>
          <div className={styles.days}>
            <Field label={messages.from}>
              {(control) => <Input name="from" type="date" defaultValue={saleFrom ?? ''} {...control} />}
            </Field>
            <Field label={messages.until} error={errorOf('until')}>
              {(control) => <Input name="until" type="date" defaultValue={saleUntil ?? ''} {...control} />}
            </Field>
            <p className="hint">{messages.daysHint}</p>
          </div>
          <Earlier variant={variant} />
        </>
      )}
    </ConfirmDialog>
  )
}

function Earlier({ variant: { prices, currency } }: Pick<PriceDialogProps, 'variant'>) {
  const messages = useMessages('staff-shop')
  const language = useLanguage()
  const daysOf = useSaleDays()
  const price = (cents: number) => formatPrice(language, cents, { code: currency })
  if (prices.length === 0) return null
  return (
    <details className={styles.history}>
      <summary>{messages.price.history}</summary>
      <ol>
        {prices.map((entry) => (
          <li key={entry.at} className="num">
            <small>{formatDay(language, swissTime(new Date(entry.at)).day)}</small>
            {price(entry.priceCents)}
            {entry.salePriceCents !== null &&
              `, ${fill(messages.sale, { price: price(entry.salePriceCents) })} ${daysOf(entry)}`}
          </li>
        ))}
      </ol>
    </details>
  )
}
