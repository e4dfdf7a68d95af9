import {
  AFTER_THE_EVENT,
  DEPOSIT_LIMITS,
  depositCents,
  type GroupInvoicing,
  USUAL_DEPOSIT,
} from '#features/services/content/group-invoicing.ts'
import { quoteTotal } from '../rules/quote-total.ts'
import { fill, plural } from '#i18n/format.ts'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { QuotePart } from './quote-part.ts'
import styles from './quotes.module.css'

/** How a group is invoiced: as the owner has it for the service, or as agreed with this one. */
export function InvoicingFields({
  document,
  set,
  usual,
}: QuotePart & { usual: Readonly<Record<string, GroupInvoicing>> }) {
  const { t, language, price } = useTexts('staff-quotes')
  const { invoicing: messages } = t
  const { event, invoicing } = document
  if (!event) return null
  const default_ = usual[event.serviceId] ?? AFTER_THE_EVENT
  const chosen = invoicing ?? default_
  const cents = depositCents(quoteTotal(document).totalCents, chosen)
  const kind = !invoicing ? 'usual' : invoicing.depositPercent === 0 ? 'after' : 'deposit'
  const textOf = ({ depositPercent }: GroupInvoicing) =>
    depositPercent === 0 ? messages.after : fill(messages.depositOf, { percent: depositPercent })

  function choose(next: string): void {
    if (next === 'after') set({ invoicing: AFTER_THE_EVENT })
    else if (next === 'deposit') set({ invoicing: default_.depositPercent > 0 ? default_ : USUAL_DEPOSIT })
    else set({ invoicing: undefined })
  }

  return (
    <Section title={messages.title}>
      <div className={styles.fields}>
        <div data-width="4">
          <LabelledSelect
            label={messages.how}
            hint={
              cents > 0
                ? fill(plural(language, chosen.depositDays, messages.told), {
                    amount: price(cents),
                  })
                : messages.afterHint
            }
            value={kind}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="usual">{fill(messages.usual, { how: textOf(default_) })}</option>
            <option value="after">{messages.after}</option>
            <option value="deposit">{messages.deposit}</option>
          </LabelledSelect>
        </div>
        {kind === 'deposit' && invoicing && (
          <>
            <Whole
              label={messages.percent}
              most={DEPOSIT_LIMITS.percent}
              value={invoicing.depositPercent}
              onChange={(depositPercent) => set({ invoicing: { ...invoicing, depositPercent } })}
            />
            <Whole
              label={messages.days}
              most={DEPOSIT_LIMITS.days}
              value={invoicing.depositDays}
              onChange={(depositDays) => set({ invoicing: { ...invoicing, depositDays } })}
            />
          </>
        )}
      </div>
    </Section>
  )
}

interface WholeProps {
  label: string
  most: number
  value: number
  onChange: (value: number) => void
}

function Whole({ label, most, value, onChange }: WholeProps) {
  return (
    <div data-width="1">
      <LabelledInput
        label={label}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        defaultValue={value}
        onChange={({ target }) => {
          const typed = target.valueAsNumber
          if (typed >= 1 && typed <= most) onChange(Math.round(typed))
        }}
      />
    </div>
  )
}
