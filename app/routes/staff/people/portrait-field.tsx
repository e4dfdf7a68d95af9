import { PERSON_LIMITS } from '#features/people/person.schema.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { FocalPoint } from '../pictures/focal-point.tsx'
import { PictureDrop } from '../pictures/picture-drop.tsx'
import { usePreview } from '../pictures/use-preview.ts'
import { FourTextFields } from '#kit/four-text-fields.tsx'
import styles from './people.module.css'
import { NO_TEXTS } from '#kit/four-texts.ts'
import type { PortraitDraft } from './person-draft.ts'

/** Faces stand above the middle. */
const FACE = { x: 50, y: 35 }

interface PortraitFieldProps {
  portrait: PortraitDraft | null
  /** For a first picture. */
  credit: string
  errorOf: (field: string) => string | undefined
  onChange: (portrait: PortraitDraft | null) => void
}

/** A picture from the disk or the camera, the part of it that the page shows, and what it is. */
export function PortraitField({ portrait, credit, errorOf, onChange }: PortraitFieldProps) {
  const { portrait: messages } = useMessages('staff-people')
  return (
    <div className={styles.portrait}>
      <PictureDrop
        label={portrait ? messages.replace : messages.choose}
        onUploaded={(original) => {
          onChange({ alt: NO_TEXTS, credit, ...portrait, original, focus: FACE })
          return undefined
        }}
      />
      {portrait && (
        <>
          <PortraitFocus portrait={portrait} onChange={onChange} />
          <FourTextFields
            name="portrait.alt"
            legend={messages.alt}
            hint={messages.altHint}
            most={PERSON_LIMITS.alt}
            texts={portrait.alt}
            errorOf={errorOf}
            onChange={(alt) => onChange({ ...portrait, alt })}
          />
          <Field label={messages.credit} error={errorOf('portrait.credit')}>
            {(control) => (
              <Input
                value={portrait.credit}
                maxLength={PERSON_LIMITS.credit}
                onChange={(event) => onChange({ ...portrait, credit: event.target.value })}
                {...control}
              />
            )}
          </Field>
          <Button size="sm" onClick={() => onChange(null)}>
            {messages.remove}
          </Button>
        </>
      )}
    </div>
  )
}

interface PortraitFocusProps extends Pick<PortraitFieldProps, 'onChange'> {
  portrait: PortraitDraft
}

function PortraitFocus({ portrait, onChange }: PortraitFocusProps) {
  const preview = usePreview(portrait.original)
  if (!preview) return null
  return (
    <FocalPoint
      preview={preview}
      focus={portrait.focus}
      shapes={['4:5']}
      onChange={(focus) => onChange({ ...portrait, focus })}
    />
  )
}
