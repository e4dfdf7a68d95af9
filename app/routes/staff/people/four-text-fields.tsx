import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, TextArea } from '../../../ui/fields/inputs.tsx'
import styles from './people.module.css'
import type { FourTexts } from './person-draft.ts'

interface FourTextFieldsProps {
  /** Problems name a field as `name.de`. */
  name: string
  legend: string
  hint?: string
  most: number
  isLong?: boolean
  texts: FourTexts
  errorOf: (field: string) => string | undefined
  onChange: (texts: FourTexts) => void
}

/** The same text in four languages, side by side. */
export function FourTextFields({
  name,
  legend,
  hint,
  most,
  isLong = false,
  texts,
  errorOf,
  onChange,
}: FourTextFieldsProps) {
  const Control = isLong ? TextArea : Input
  return (
    <fieldset className={styles.four}>
      <legend>{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className={styles.languages}>
        {LANGUAGES.map((language) => (
          <Field key={language} label={LANGUAGE_NAMES[language]} error={errorOf(`${name}.${language}`)}>
            {(control) => (
              <Control
                lang={language}
                value={texts[language]}
                maxLength={most}
                onChange={(event: { target: { value: string } }) =>
                  onChange({ ...texts, [language]: event.target.value })
                }
                {...control}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
