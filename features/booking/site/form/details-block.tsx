import { useEnvironment } from '#site/environment.ts'
import { HealthNote } from '#site/form/health-note.tsx'
import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { Radio } from '#site/ui/fields/inputs.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import { paths } from '#content/paths.ts'
import { HOLD_MINUTES } from '#features/booking/booking.ts'
import { fill } from '#i18n/format.ts'
import type { PriceLines } from '../price/price-lines.ts'
import type { useVoucher } from '../price/use-voucher.ts'
import { VoucherField } from '../price/voucher-field.tsx'
import type { FormFields } from './form-fields.ts'
import { StepBlock } from './step-block.tsx'
import styles from './booking-form.module.css'

interface DetailsBlockProps {
  fields: FormFields
  isDone: boolean
  price: PriceLines
  waits: boolean
  voucher: ReturnType<typeof useVoucher>
  isFree: boolean
}

export function DetailsBlock({ fields, isDone, price, waits, voucher, isFree }: DetailsBlockProps) {
  const messages = useMessages('booking').details
  const { first, of } = fields
  return (
    <StepBlock step="details" isDone={isDone}>
      <div className={styles.fields}>
        <LabelledInput
          label={messages.name}
          {...of('name')}
          name="name"
          autoComplete="name"
          aria-required
          defaultValue={first['name']}
        />
        <LabelledInput
          label={messages.email}
          {...of('email')}
          name="email"
          type="email"
          autoComplete="email"
          aria-required
          defaultValue={first['email']}
        />
        <LabelledInput
          label={messages.phone}
          optional={messages.phoneOptional}
          {...of('phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="+41 79 000 00 00"
          defaultValue={first['phone']}
        />
        <div className={`${styles.full} full`}>
          <HealthNote
            label={messages.note}
            optional={messages.optional}
            placeholder={messages.notePlaceholder}
            first={first}
            of={of}
          />
        </div>
        {!isFree && <VoucherField fields={fields} voucher={voucher} waits={waits} />}
        {price.dueCents > 0 ? (
          <PaymentChoice fields={fields} waits={waits} />
        ) : (
          <input type="hidden" name="way" value="online" />
        )}
        <p className={`tiny muted ${styles.full} full`}>
          {messages.draft} <PageLink to={paths.privacy}>{messages.privacy}</PageLink>
        </p>
      </div>
    </StepBlock>
  )
}

/** The invoice address is toggled in CSS, so it works without JavaScript. */
function PaymentChoice({ fields, waits }: { fields: FormFields; waits: boolean }) {
  const messages = useMessages('booking').details
  const { first, of } = fields
  const { id, error } = of('way')
  const { invoiceFor } = useEnvironment()
  const isForAll = invoiceFor === 'everyone'
  return (
    <>
      <fieldset className={`${styles.full} full`} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="legend">{messages.way}</legend>
        {waits && <p className="small muted">{messages.later}</p>}
        <div className={`${styles.ways} small-notes`}>
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
      <div className={`${styles.invoice} full`}>
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
