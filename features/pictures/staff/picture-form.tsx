import { PICTURE_RIGHTS, SHAPES } from '#features/pictures/content/pictures.ts'
import { PICTURE_LIMITS, type PictureTexts } from '../picture.schema.ts'
import type { PictureLack } from '../picture-refusal.ts'
import type { StaffPicture } from '../staff-picture.ts'
import { useTexts } from '#kit/texts.ts'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { FourTextFields } from '#site/form/four-text-fields.tsx'
import { FocalPoint } from './focal-point.tsx'
import styles from './pictures.module.css'
import { previewOf } from './use-preview.ts'

interface PictureFormProps {
  picture: StaffPicture
  texts: PictureTexts
  /** Missing texts, shown at their fields. */
  lacks: readonly PictureLack[]
  onChange: (texts: PictureTexts) => void
}

/** Focus, description in four languages, author and right. */
export function PictureForm({ picture: { id, file }, texts, lacks, onChange }: PictureFormProps) {
  const { form: messages } = useTexts('staff-pictures').t
  const errorOf = (field: string) => (lacks.some((each) => each === field) ? messages.required : undefined)
  return (
    <div className={styles.form} data-kit="stack" data-gap="32">
      <FocalPoint
        preview={{ src: previewOf(id), width: file.width, height: file.height }}
        focus={texts.focus}
        shapes={SHAPES}
        onChange={(focus) => onChange({ ...texts, focus })}
      />
      <FourTextFields
        name="alt"
        legend={messages.alt}
        hint={messages.altHint}
        most={PICTURE_LIMITS.alt}
        texts={texts.alt}
        errorOf={errorOf}
        onChange={(alt) => onChange({ ...texts, alt })}
      />
      <div data-kit="pairs">
        <LabelledInput
          label={messages.author}
          error={errorOf('author')}
          value={texts.author}
          maxLength={PICTURE_LIMITS.author}
          onChange={({ target }) => onChange({ ...texts, author: target.value })}
        />
        <LabelledSelect
          label={messages.right}
          hint={messages.rightHint}
          value={texts.right}
          onChange={({ target }) =>
            onChange({ ...texts, right: PICTURE_RIGHTS.find((each) => each === target.value) ?? 'own' })
          }
          options={PICTURE_RIGHTS.map((right) => [right, messages.rights[right]])}
        />
      </div>
    </div>
  )
}
