import { Field } from '#app/ui/fields/field.tsx'
import { Input, TextArea } from '#app/ui/fields/inputs.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import type { FourTexts } from './four-texts.ts'
import { Group, Pairs } from './layout.tsx'

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
export function FourTextFields(props: FourTextFieldsProps) {
  const { name, legend, hint, most, isLong = false, texts, errorOf, onChange } = props
  const Control = isLong ? TextArea : Input
  return (
    <Group legend={legend} hint={hint}>
      <Pairs>
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
      </Pairs>
    </Group>
  )
}
