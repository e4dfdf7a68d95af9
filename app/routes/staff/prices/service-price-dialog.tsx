import type { Amounts } from '#content/service-prices.ts'
import { MAX_PLAN_DAYS, type StaffServicePrice } from '#features/services/service-price.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { addDays } from '../../../calendar/event-span.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { amountText, toCents } from '#kernel/amount.ts'
import { ConfirmDialog, invalidField } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import { amountLabels } from './amount-labels.ts'
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
  const { dialog: messages } = useMessages('staff-prices')
  const { id, cents, limits, revision } = service
  return (
    <ConfirmDialog
      title={fill(messages.title, { name })}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={messages.wrong}
      fields={{ invalid: 'price-0' }}
      send={(data) => {
        const amounts = data.getAll('amount').map((typed) => toCents(String(typed)) ?? 0)
        const wrong = amounts.findIndex((amount) => amount < MIN_CENTS)
        if (wrong >= 0) return invalidField(`price-${wrong}`)
        const body = { cents: amounts, fromDay: String(data.get('fromDay')) || today, seen: revision }
        return postStaff<'/prices/:id'>(`/prices/${id}`, body)
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(_wrong, errorOf) => (
        <>
          {amountLabels(limits, messages).map((label, index) => (
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
          <Field label={messages.fromDay} hint={messages.fromDayHint}>
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
  const { dialog: messages } = useMessages('staff-prices')
  const textsOf = useAmountTexts()
  const sinceOf = useSince()
  if (earlier.length === 0) return null
  return (
    <details className={styles.earlier}>
      <summary>{messages.earlier}</summary>
      <ol>
        {earlier.map(({ since, cents }, index) => (
          <li key={index}>
            <small>{since === null ? messages.beginning : sinceOf(since)}</small>
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
  const messages = useMessages('staff-prices')
  const language = useLanguage()
  return (limits, cents) =>
    amountLabels(limits, messages, (index) => ({
      price: formatPrice(language, cents[index] ?? 0, { code: 'chf' }),
    }))
}

/** `seit 1. März 2027` */
export function useSince(): (day: string) => string {
  const messages = useMessages('staff-prices')
  const language = useLanguage()
  return (day) => fill(messages.since, { day: formatDay(language, day) })
}
