import { useMessages } from '#site/language/language.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.tsx'
import { TextField } from '#features/inquiry/site/text-field.tsx'
import styles from './project-form.module.css'
import { Stage } from './stage.tsx'

export function ContactStage({ fields }: { fields: RequestFields }) {
  const messages = useMessages('project-request')
  const shared = useMessages('request-form')
  const fieldProps = { fields, isOptional: true }
  return (
    <Stage id="contact">
      <TextField
        fields={fields}
        name="firstName"
        label={shared.firstName}
        autoComplete="given-name"
        aria-required
      />
      <TextField
        fields={fields}
        name="lastName"
        label={shared.lastName}
        autoComplete="family-name"
        aria-required
      />
      <div className={styles.full}>
        <TextField {...fieldProps} name="company" label={shared.company} autoComplete="organization" />
      </div>
      <TextField
        fields={fields}
        name="email"
        type="email"
        label={shared.email}
        autoComplete="email"
        aria-required
      />
      <TextField {...fieldProps} name="phone" type="tel" label={shared.phone} autoComplete="tel" />
      <div className={styles.full}>
        <TextField {...fieldProps} name="address" label={messages.address} autoComplete="street-address" />
      </div>
      <div className={styles.place}>
        <TextField {...fieldProps} name="postalCode" label={messages.postalCode} autoComplete="postal-code" />
        <TextField {...fieldProps} name="city" label={messages.city} autoComplete="address-level2" />
      </div>
      <TextField {...fieldProps} name="country" label={messages.country} autoComplete="country-name" />
    </Stage>
  )
}
