import { HealthNote } from '#app/form/health-note.tsx'
import { useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import { StepBlock } from './step-block.tsx'
import styles from './booking-form.module.css'
import type { FormFields } from './form-fields.ts'
import { PaymentChoice } from './payment-choice.tsx'
import type { PriceLines } from '../price/price-lines.ts'
import type { useVoucher } from '../price/use-voucher.ts'
import { VoucherField } from '../price/voucher-field.tsx'

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
        <div className={styles.full}>
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
        <p className={`tiny muted ${styles.full}`}>
          {messages.draft} <PageLink to={paths.privacy}>{messages.privacy}</PageLink>
        </p>
      </div>
    </StepBlock>
  )
}
