import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import type { Amounts } from '#features/services/content/service-prices.ts'
import { addDays } from '#features/calendar/rules/event-span.ts'
import { fill } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField, useFieldError } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { MAX_PLAN_DAYS, type StaffServicePrice } from '../service-price.ts'
import { prices } from './price.contract.ts'

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
    <ActionDialog
      action={prices.plan}
      fixed={{ id, seen: revision }}
      start={{ fromDay: today }}
      read={(data) => {
        const amounts = data.getAll('amount').map((typed) => toCents(String(typed)) ?? 0)
        const wrong = amounts.findIndex((amount) => amount < MIN_CENTS)
        if (wrong >= 0) return `cents.${wrong}`
        return { cents: amounts, fromDay: String(data.get('fromDay')) || today }
      }}
      title={fill(t.title, { name })}
      text={t.text}
      submit={t.submit}
      done={t.done}
      wrong={Object.fromEntries(cents.map((_, index) => [`cents.${index}`, t.wrong]))}
      onClose={onClose}
      onDone={onDone}
    >
      {amountLabels(limits, t).map((label, index) => (
        <AmountField key={label} label={label} name={`cents.${index}`} cents={cents[index] ?? 0} />
      ))}
      <InputField
        name="fromDay"
        label={t.fromDay}
        hint={t.fromDayHint}
        min={today}
        max={addDays(today, MAX_PLAN_DAYS)}
      />
      <Earlier service={service} />
    </ActionDialog>
  )
}

/** @param name of the place in the document */
function AmountField({ label, name, cents }: { label: string; name: string; cents: number }) {
  return (
    <LabelledInput
      label={label}
      error={useFieldError(name)}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={amountText(cents)}
    />
  )
}

function Earlier({ service: { limits, earlier } }: Pick<ServicePriceDialogProps, 'service'>) {
  const { dialog: t } = useTexts('staff-prices').t
  const textsOf = useAmountTexts()
  const sinceOf = useSince()
  if (earlier.length === 0) return null
  return (
    <details>
      <summary>{t.earlier}</summary>
      <ol data-kit="stack" data-gap="8">
        {earlier.map(({ since, cents }, index) => (
          <li key={index}>
            <small>{since === null ? t.beginning : sinceOf(since)}</small>
            {textsOf(limits, cents).map((text) => (
              <div key={text} className="num">
                {text}
              </div>
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

/** A text for each amount of a service: of one person, of a group up to a size, of each bracket above. */
interface AmountTexts {
  perPerson: string
  flat: string
  bracket: string
}

/**
 * What each amount of a service is for, in their order. @param limits of a team event; null for a course
 * @param values of an amount, for further placeholders
 */
function amountLabels(
  limits: readonly number[] | null,
  texts: AmountTexts,
  values: (index: number) => Record<string, string> = () => ({}),
): string[] {
  if (!limits) return [fill(texts.perPerson, values(0))]
  return limits.map((to, index) =>
    index === 0
      ? fill(texts.flat, { ...values(0), n: to })
      : fill(texts.bracket, { ...values(index), from: (limits[index - 1] ?? 0) + 1, to }),
  )
}
