import type { Amounts } from '#content/service-prices.ts'
import { MAX_PLAN_DAYS, type StaffServicePrice } from '../service-price.ts'
import { fill } from '#i18n/format.ts'
import { addDays } from '#features/calendar/rules/event-span.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { Input } from '#app/ui/fields/inputs.tsx'
import { amountText, toCents } from '#kernel/amount.ts'
import { ConfirmDialog, invalidField } from '#app/routes/staff/dialogs/confirm-dialog.tsx'
import { amountLabels } from './amount-labels.ts'
import { call } from '#kit/client.ts'
import { useTexts } from '#kit/texts.ts'
import { prices } from './price.contract.ts'
import styles from './prices.module.css'

const MIN_CENTS = 100

interface ServicePriceDialogProps {
  service: StaffServicePrice
  name: string
  /** Swiss day. */
  today: string
  onClose: () => void
  onDone: () => void
}

export function ServicePriceDialog({ service, name, today, onClose, onDone }: ServicePriceDialogProps) {
  const { dialog: t } = useTexts('staff-prices').t
  const { id, cents, limits, revision } = service
  return (
    <ConfirmDialog
      title={fill(t.title, { name })}
      text={t.text}
      submit={t.submit}
      done={t.done}
      wrong={t.wrong}
      fields={{ invalid: 'price-0' }}
      send={(data) => {
        const amounts = data.getAll('amount').map((typed) => toCents(String(typed)) ?? 0)
        const wrong = amounts.findIndex((amount) => amount < MIN_CENTS)
        if (wrong >= 0) return invalidField(`price-${wrong}`)
        const fromDay = String(data.get('fromDay')) || today
        return call(prices.plan, { id, cents: amounts, fromDay, seen: revision })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(_wrong, errorOf) => (
        <>
          {amountLabels(limits, t).map((label, index) => (
            <Field key={label} id={`price-${index}`} label={label} error={errorOf(`price-${index}`)}>
              {(control) => (
                <Input
                  name="amount"
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={amountText(cents[index] ?? 0)}
                  {...control}
                />
              )}
            </Field>
          ))}
          <Field label={t.fromDay} hint={t.fromDayHint}>
            {(control) => (
              <Input
                name="fromDay"
                type="date"
                defaultValue={today}
                min={today}
                max={addDays(today, MAX_PLAN_DAYS)}
                {...control}
              />
            )}
          </Field>
          <Earlier service={service} />
        </>
      )}
    </ConfirmDialog>
  )
}

function Earlier({ service: { limits, earlier } }: Pick<ServicePriceDialogProps, 'service'>) {
  const { dialog: t } = useTexts('staff-prices').t
  const textsOf = useAmountTexts()
  const sinceOf = useSince()
  if (earlier.length === 0) return null
  return (
    <details className={styles.earlier}>
      <summary>{t.earlier}</summary>
      <ol>
        {earlier.map(({ since, cents }, index) => (
          <li key={index}>
            <small>{since === null ? t.beginning : sinceOf(since)}</small>
            {textsOf(limits, cents).map((text) => (
              <span key={text} className="num">
                {text}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** `CHF 1’400.00 bis 12 Personen`, for each amount of a service. */
export function useAmountTexts(): (limits: StaffServicePrice['limits'], cents: Amounts) => string[] {
  const { t, price } = useTexts('staff-prices')
  return (limits, cents) =>
    amountLabels(limits, t, (index) => ({
      price: price(cents[index] ?? 0),
    }))
}

/** `seit 1. März 2027` */
export function useSince(): (day: string) => string {
  const { t, day: format } = useTexts('staff-prices')
  return (day) => fill(t.since, { day: format(day) })
}
