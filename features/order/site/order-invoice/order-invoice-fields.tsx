import { INVOICED_COUNTRIES, ON_INVOICE_LIMITS } from '#features/order/checkout/invoice-limits.ts'
import { useMessages } from '#site/language/language.tsx'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import styles from './order-invoice-page.module.css'

interface FieldsProps {
  errorOf: (field: string) => string | undefined
}

/** Who orders and pays. */
export function ContactFields({ errorOf }: FieldsProps) {
  const messages = useMessages('order-invoice')
  const { fields } = messages
  return (
    <>
      <LabelledInput
        label={fields.company}
        error={errorOf('company')}
        name="company"
        autoComplete="organization"
        aria-required
        maxLength={ON_INVOICE_LIMITS.company}
      />
      <div className={styles.pair}>
        <LabelledInput
          label={fields.name}
          error={errorOf('name')}
          name="name"
          autoComplete="name"
          aria-required
          maxLength={ON_INVOICE_LIMITS.name}
        />
        <LabelledInput
          label={fields.reference}
          optional={messages.optional}
          error={errorOf('reference')}
          name="reference"
          autoComplete="off"
          maxLength={ON_INVOICE_LIMITS.reference}
        />
      </div>
      <div className={styles.pair}>
        <LabelledInput
          label={fields.email}
          hint={messages.emailHint}
          error={errorOf('email')}
          name="email"
          type="email"
          autoComplete="email"
          aria-required
          maxLength={ON_INVOICE_LIMITS.email}
        />
        <LabelledInput
          label={fields.phone}
          optional={messages.optional}
          error={errorOf('phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={ON_INVOICE_LIMITS.phone}
        />
      </div>
    </>
  )
}

interface AddressFieldsProps extends FieldsProps {
  /** Of the names: empty, or `delivery.` */
  prefix: string
  /** With company and person. */
  isNamed?: boolean
}

export function AddressFields({ errorOf, prefix, isNamed = false }: AddressFieldsProps) {
  const messages = useMessages('order-invoice')
  const { fields, countries } = messages
  // Only the address of who pays is filled in by the browser.
  const fillIn = (token: string) => (prefix === '' ? token : `shipping ${token}`)
  return (
    <>
      {isNamed && (
        <div className={styles.pair}>
          <LabelledInput
            label={fields.company}
            optional={messages.optional}
            error={errorOf(`${prefix}company`)}
            name={`${prefix}company`}
            autoComplete={fillIn('organization')}
            maxLength={ON_INVOICE_LIMITS.company}
          />
          <LabelledInput
            label={fields.recipient}
            error={errorOf(`${prefix}name`)}
            name={`${prefix}name`}
            autoComplete={fillIn('name')}
            aria-required
            maxLength={ON_INVOICE_LIMITS.name}
          />
        </div>
      )}
      <LabelledInput
        label={fields.street}
        error={errorOf(`${prefix}street`)}
        name={`${prefix}street`}
        autoComplete={fillIn('street-address')}
        aria-required
        maxLength={ON_INVOICE_LIMITS.street}
      />
      <div className={styles.place}>
        <LabelledInput
          label={fields.postalCode}
          error={errorOf(`${prefix}postalCode`)}
          name={`${prefix}postalCode`}
          autoComplete={fillIn('postal-code')}
          aria-required
          maxLength={ON_INVOICE_LIMITS.postalCode}
        />
        <LabelledInput
          label={fields.city}
          error={errorOf(`${prefix}city`)}
          name={`${prefix}city`}
          autoComplete={fillIn('address-level2')}
          aria-required
          maxLength={ON_INVOICE_LIMITS.city}
        />
        <LabelledSelect
          label={fields.country}
          name={`${prefix}country`}
          autoComplete={fillIn('country')}
          options={INVOICED_COUNTRIES.map((country) => [country, countries[country]])}
        />
      </div>
    </>
  )
}
