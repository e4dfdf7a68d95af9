import { Field } from '#site/ui/fields/field.tsx'
import { Input, TextArea } from '#site/ui/fields/inputs.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { useHeld } from '#kit/form.tsx'
import { eachText, type FourTexts } from '#i18n/four-texts.ts'
import { Group, Pairs } from '#kit/layout.tsx'

interface TextsFieldProps {
  name: string
  legend: string
  hint?: string
  /** Characters of each; by default as the contract says. */
  most?: number
  isLong?: boolean
}

/** The same text in four languages, of the form around it. */
export function TextsField({ name, most, ...rest }: TextsFieldProps) {
  const { value, change, field, errorOf } = useHeld(name, (start) =>
    eachText((of) => String(start[`${name}.${of}`] ?? (start[name] as FourTexts | undefined)?.[of] ?? '')),
  )
  return (
    <FourTextFields
      {...rest}
      name={name}
      most={most ?? field?.most ?? 0}
      texts={value}
      errorOf={errorOf}
      onChange={change}
    />
  )
}

interface FourTextFieldsProps extends TextsFieldProps {
  most: number
  texts: FourTexts
  /** Problems name a field as `name.de`; `name` where all that are empty are wrong. */
  errorOf: (field: string) => string | undefined
  onChange: (texts: FourTexts) => void
}

/** Side by side. */
export function FourTextFields(props: FourTextFieldsProps) {
  const { name, legend, hint, most, isLong = false, texts, errorOf, onChange } = props
  const Control = isLong ? TextArea : Input
  return (
    <Group legend={legend} hint={hint}>
      <Pairs>
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={LANGUAGE_NAMES[language]}
            error={errorOf(`${name}.${language}`) ?? (texts[language].trim() ? undefined : errorOf(name))}
          >
            {(control) => (
              <Control
                name={`${name}.${language}`}
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
      </Pairs>
    </Group>
  )
}
