import { QR_LIMITS } from '../rules/limits.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import { useTexts } from '#kit/texts.ts'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import type { DraftValues } from './draft-values.ts'
import styles from './invoices.module.css'

interface RecipientFieldsProps {
  values: DraftValues
  onChange: (part: Partial<DraftValues>) => void
}

const FIELDS = [
  ['company', QR_LIMITS.name, styles.half],
  ['name', QR_LIMITS.name, styles.half],
  ['street', QR_LIMITS.street, styles.three],
  ['houseNumber', QR_LIMITS.houseNumber, undefined],
  ['postalCode', QR_LIMITS.postalCode, undefined],
  ['city', QR_LIMITS.city, styles.half],
  ['country', 2, undefined],
] as const

/** To whom, with as many characters as a QR-bill takes. */
export function RecipientFields({ values, onChange }: RecipientFieldsProps) {
  const messages = useTexts('staff-invoices').t.form
  return (
    <div className={styles.form}>
      {FIELDS.map(([name, most, look]) => (
        <div key={name} className={look}>
          <LabelledInput
            label={messages[name]}
            maxLength={most}
            value={values[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </div>
      ))}
      <div className={styles.three}>
        <LabelledInput
          label={messages.email}
          hint={messages.emailHint}
          type="email"
          maxLength={254}
          value={values.email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </div>
      <LabelledSelect
        label={messages.language}
        value={values.language}
        onChange={({ target }) => onChange({ language: target.value as Language })}
        options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
      />
    </div>
  )
}
