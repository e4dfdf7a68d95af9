import { useEffect, useRef, useState } from 'react'
import { DRAWINGS } from '#features/pictures/content/drawings.ts'
import { isOwnPicture } from '#features/pictures/content/pictures.ts'
import type { StaffPicture } from '../staff-picture.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { useHeld } from '#kit/form.tsx'
import { useRead } from '#kit/loaded.tsx'
import { pictures as contract } from './picture.contract.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureThumb } from './picture-thumb.tsx'
import styles from './pictures.module.css'

interface PictureFieldProps {
  label: string
  hint?: string
  /** The name of a drawing, the id of an own picture, or null for none. */
  value: string | null
  /** What stands there must not be empty. */
  isNeeded?: boolean
  error?: string | undefined
  onChange: (value: string | null) => void
}

/** A drawing or an own picture, chosen by what it looks like. */
export function PictureField({ label, hint, value, isNeeded = false, error, onChange }: PictureFieldProps) {
  const { field: messages } = useMessages('staff-pictures')
  const { value: library, reload } = useRead(contract.list, {})
  const [isOpen, setOpen] = useState(false)
  const pictures = library?.pictures ?? []
  const chosen = useChosenName(value, library?.pictures)
  return (
    <fieldset>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className={styles.chosen}>
        {value && <PictureThumb name={value} pictures={pictures} />}
        <div>
          <p>{chosen}</p>
          <p data-kit="row" data-gap="12">
            <Button size="sm" onClick={() => setOpen(true)}>
              {value ? messages.change : messages.choose}
            </Button>
            {value && !isNeeded && (
              <Button size="sm" onClick={() => onChange(null)}>
                {messages.remove}
              </Button>
            )}
          </p>
        </div>
      </div>
      {error && <p className="error-text">{error}</p>}
      {isOpen && (
        <PictureDialog
          value={value}
          pictures={pictures}
          onPicturesChanged={reload}
          onClose={() => setOpen(false)}
          onChoose={(name) => {
            setOpen(false)
            onChange(name)
          }}
        />
      )}
    </fieldset>
  )
}

/** One of the form around it; what is not nullable there cannot be left out. */
export function PictureInput({
  name,
  ...rest
}: { name: string } & Pick<PictureFieldProps, 'label' | 'hint' | 'isNeeded'>) {
  const { value, change, field, errorOf } = useHeld(name, (start) => String(start[name] ?? '') || null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What is chosen is kept like what is typed.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return (
    <>
      <PictureField
        isNeeded={field?.nullable !== true}
        {...rest}
        value={value}
        error={errorOf(name)}
        onChange={change}
      />
      <input ref={input} type="hidden" name={name} value={value ?? ''} />
    </>
  )
}

/** @param pictures undefined until they are known */
function useChosenName(value: string | null, pictures: readonly StaffPicture[] | undefined): string {
  const { field: messages, untitled } = useMessages('staff-pictures')
  const language = useLanguage()
  if (!value) return messages.none
  if (!isOwnPicture(value)) return DRAWINGS[value]?.name[language] ?? value
  if (!pictures) return ''
  const picture = pictures.find(({ id }) => id === value)
  if (!picture) return messages.missing
  const name = picture.texts.alt[language] || untitled
  return picture.state === 'published' ? name : `${name}. ${messages.unpublished}`
}
