import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { useHydrated } from '#site/use-hydrated.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import { Input } from '#site/ui/fields/inputs.tsx'
import { BookingProblem } from '../form/booking-problem.tsx'
import styles from '../form/booking-form.module.css'
import type { FormFields } from '../form/form-fields.ts'
import type { useVoucher } from './use-voucher.ts'

interface VoucherFieldProps {
  fields: FormFields
  voucher: ReturnType<typeof useVoucher>
  waits: boolean
}

/** Without script the voucher is applied on submit. */
export function VoucherField({ fields, voucher, waits }: VoucherFieldProps) {
  const messages = useMessages('booking')
  const isHydrated = useHydrated()
  const { typed, first, of } = fields
  const { state, code, apply } = voucher
  const written = (typed['voucher'] ?? '').trim()
  const field = of('voucher')
  const refused =
    state.kind === 'refused' && written === code ? (
      <BookingProblem problem={{ field: 'voucher', code: state.code }} />
    ) : undefined
  return (
    <div className={`${styles.voucher} full`}>
      <Field
        label={messages.voucher.label}
        optional={messages.details.optional}
        id={field.id}
        error={field.error ?? refused}
      >
        {(control) => (
          <div className={styles.code}>
            <Input
              name="voucher"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="GRAT-0000-0000-0000"
              defaultValue={first['voucher']}
              onBlur={() => apply(written)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || written === '' || written === code) return
                event.preventDefault()
                apply(written)
              }}
              {...control}
            />
            <Button hidden={!isHydrated} onClick={() => apply(written)}>
              {messages.voucher.apply}
            </Button>
          </div>
        )}
      </Field>
      <p className="small" role="status">
        {refused ? (
          // The visible message at the field is not announced.
          <span className="visually-hidden">{refused}</span>
        ) : waits && written ? (
          messages.voucher.waits
        ) : (
          written === code && <Answer voucher={voucher} />
        )}
      </p>
    </div>
  )
}

function Answer({ voucher: { state } }: Pick<VoucherFieldProps, 'voucher'>) {
  const messages = useMessages('booking').voucher
  const language = useLanguage()
  const francs = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  if (state.kind === 'asking') return messages.asking
  if (state.kind === 'stopped') return messages.stopped
  if (state.kind !== 'worth') return null
  const { coversCents, leftCents, dueCents } = state
  return [
    fill(messages.covers, { price: francs(coversCents) }),
    leftCents > 0 && fill(messages.left, { price: francs(leftCents) }),
    dueCents === 0 && messages.all,
  ]
    .filter(Boolean)
    .join(' ')
}
