import { BOOKING_TERMS } from '#content/booking-terms.ts'
import { HOLD_MINUTES } from '#features/booking/booking.ts'
import { fill } from '#i18n/format.ts'
import { useEnvironment } from '#app/environment.ts'
import { useMessages } from '#app/language/language.tsx'
import { ErrorText } from '#app/ui/fields/field.tsx'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import { Radio } from '#app/ui/fields/inputs.tsx'
import styles from './booking-form.module.css'
import type { FormFields } from './form-fields.ts'

/** The invoice address is toggled in CSS, so it works without JavaScript. */
export function PaymentChoice({ fields, waits }: { fields: FormFields; waits: boolean }) {
  const messages = useMessages('booking').details
  const { first, of } = fields
  const { id, error } = of('way')
  const { invoiceFor } = useEnvironment()
  const isForAll = invoiceFor === 'everyone'
  return (
    <>
      <fieldset className={styles.full} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="legend">{messages.way}</legend>
        {waits && <p className="small muted">{messages.later}</p>}
        <div className={styles.ways}>
          <Radio id={id} name="way" value="online" defaultChecked={first['way'] !== 'invoice'}>
            <b>{waits ? messages.onlineLater : messages.online}</b>
            {!waits && <small>{fill(messages.onlineHint, { n: HOLD_MINUTES })}</small>}
          </Radio>
          <Radio name="way" value="invoice" defaultChecked={first['way'] === 'invoice'}>
            <b>{messages.invoice[invoiceFor]}</b>
            <small>{fill(messages.invoiceHint, { n: BOOKING_TERMS.invoiceDays })}</small>
          </Radio>
        </div>
        {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      </fieldset>
      <div className={styles.invoice}>
        <LabelledInput
          label={messages.company}
          {...(isForAll && { optional: messages.optional })}
          {...of('company')}
          name="company"
          autoComplete="organization"
          aria-required={isForAll ? undefined : true}
          defaultValue={first['company']}
        />
        <LabelledInput
          label={messages.street}
          {...of('street')}
          name="street"
          autoComplete="street-address"
          aria-required
          defaultValue={first['street']}
        />
        <LabelledInput
          label={messages.postalCode}
          {...of('postalCode')}
          name="postalCode"
          autoComplete="postal-code"
          aria-required
          defaultValue={first['postalCode']}
        />
        <LabelledInput
          label={messages.city}
          {...of('city')}
          name="city"
          autoComplete="address-level2"
          aria-required
          defaultValue={first['city']}
        />
      </div>
    </>
  )
}
