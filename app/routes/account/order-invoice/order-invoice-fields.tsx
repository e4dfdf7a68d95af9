import { INVOICED_COUNTRIES, ON_INVOICE_LIMITS } from '#features/order/checkout/invoice-limits.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, Select } from '../../../ui/fields/inputs.tsx'
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
      <Field label={fields.company} error={errorOf('company')}>
        {(control) => (
          <Input
            name="company"
            autoComplete="organization"
            aria-required
            maxLength={ON_INVOICE_LIMITS.company}
            {...control}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={fields.name} error={errorOf('name')}>
          {(control) => (
            <Input
              name="name"
              autoComplete="name"
              aria-required
              maxLength={ON_INVOICE_LIMITS.name}
              {...control}
            />
          )}
        </Field>
        <Field label={fields.reference} optional={messages.optional} error={errorOf('reference')}>
          {(control) => (
            <Input name="reference" autoComplete="off" maxLength={ON_INVOICE_LIMITS.reference} {...control} />
          )}
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label={fields.email} hint={messages.emailHint} error={errorOf('email')}>
          {(control) => (
            <Input
              name="email"
              type="email"
              autoComplete="email"
              aria-required
              maxLength={ON_INVOICE_LIMITS.email}
              {...control}
            />
          )}
        </Field>
        <Field label={fields.phone} optional={messages.optional} error={errorOf('phone')}>
          {(control) => (
            <Input
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={ON_INVOICE_LIMITS.phone}
              {...control}
            />
          )}
        </Field>
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
          <Field label={fields.company} optional={messages.optional} error={errorOf(`${prefix}company`)}>
            {(control) => (
              <Input
                name={`${prefix}company`}
                autoComplete={fillIn('organization')}
                maxLength={ON_INVOICE_LIMITS.company}
                {...control}
              />
            )}
          </Field>
          <Field label={fields.recipient} error={errorOf(`${prefix}name`)}>
            {(control) => (
              <Input
                name={`${prefix}name`}
                autoComplete={fillIn('name')}
                aria-required
                maxLength={ON_INVOICE_LIMITS.name}
                {...control}
              />
            )}
          </Field>
        </div>
      )}
      <Field label={fields.street} error={errorOf(`${prefix}street`)}>
        {(control) => (
          <Input
            name={`${prefix}street`}
            autoComplete={fillIn('street-address')}
            aria-required
            maxLength={ON_INVOICE_LIMITS.street}
            {...control}
          />
        )}
      </Field>
      <div className={styles.place}>
        <Field label={fields.postalCode} error={errorOf(`${prefix}postalCode`)}>
          {(control) => (
            <Input
              name={`${prefix}postalCode`}
              autoComplete={fillIn('postal-code')}
              aria-required
              maxLength={ON_INVOICE_LIMITS.postalCode}
              {...control}
            />
          )}
        </Field>
        <Field label={fields.city} error={errorOf(`${prefix}city`)}>
          {(control) => (
            <Input
              name={`${prefix}city`}
              autoComplete={fillIn('address-level2')}
              aria-required
              maxLength={ON_INVOICE_LIMITS.city}
              {...control}
            />
          )}
        </Field>
        <Field label={fields.country}>
          {(control) => (
            <Select name={`${prefix}country`} autoComplete={fillIn('country')} {...control}>
              {INVOICED_COUNTRIES.map((country) => (
                <option key={country} value={country}>
                  {countries[country]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  )
}
