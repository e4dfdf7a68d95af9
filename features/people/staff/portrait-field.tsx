import { useMessages } from '#site/language/language.tsx'
import { FocalPoint } from '#features/pictures/staff/focal-point.tsx'
import { PictureDrop } from '#features/pictures/staff/picture-drop.tsx'
import { usePreview } from '#features/pictures/staff/use-preview.ts'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { FourTextFields } from '#site/form/four-text-fields.tsx'
import { NO_TEXTS } from '#i18n/four-texts.ts'
import { Stack } from '#kit/layout.tsx'
import { PERSON_LIMITS } from '../person.schema.ts'
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
    <Stack gap={24}>
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
          <LabelledInput
            label={messages.credit}
            error={errorOf('portrait.credit')}
            value={portrait.credit}
            maxLength={PERSON_LIMITS.credit}
            onChange={(event) => onChange({ ...portrait, credit: event.target.value })}
          />
          <Button size="sm" onClick={() => onChange(null)}>
            {messages.remove}
          </Button>
        </>
      )}
    </Stack>
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
