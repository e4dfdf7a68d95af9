import { useEffect, useState } from 'react'
import { DRAWINGS } from '#features/pictures/content/drawings.ts'
import type { StaffPicture } from '../staff-picture.ts'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#site/ui/button.tsx'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import { addPicture } from './add-picture.ts'
import { PictureDrop } from './picture-drop.tsx'
import { PictureForm } from './picture-form.tsx'
import { PictureThumb } from './picture-thumb.tsx'
import styles from './pictures.module.css'
import { useEditedPicture } from './use-edited-picture.ts'

interface PictureDialogProps {
  value: string | null
  pictures: readonly StaffPicture[]
  /** Own pictures alone. */
  withoutDrawings?: boolean
  onPicturesChanged: () => void
  onClose: () => void
  onChoose: (name: string) => void
}

/** Own pictures and drawings to choose from; a new one is described here before it is used. */
export function PictureDialog({
  value,
  pictures,
  withoutDrawings = false,
  onPicturesChanged,
  onClose,
  onChoose,
}: PictureDialogProps) {
  const { dialog } = useTexts('staff').t
  const { t, language } = useTexts('staff-pictures')
  const { field: messages, untitled } = t
  const [editing, setEditing] = useState<string>()
  const edited = pictures.find(({ id }) => id === editing)
  if (edited)
    return (
      <Modal wide title={messages.dialog} close={dialog.close} onClose={onClose}>
        <Describe
          key={edited.id}
          picture={edited}
          onBack={() => setEditing(undefined)}
          onPublished={() => {
            onPicturesChanged()
            onChoose(edited.id)
          }}
        />
      </Modal>
    )
  const drawings = Object.entries(DRAWINGS)
  return (
    <Modal wide title={messages.dialog} close={dialog.close} onClose={onClose}>
      <div className={styles.choices} data-kit="stack">
        <PictureDrop
          onUploaded={async (original) => {
            const code = await addPicture(original)
            if (code) return code
            onPicturesChanged()
            setEditing(original)
            return null
          }}
        />
        {pictures.length > 0 && <h3>{messages.own}</h3>}
        <ul>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Choice
                name={picture.id}
                label={picture.texts.alt[language] || untitled}
                note={picture.state === 'published' ? undefined : messages.unpublished}
                isChosen={picture.id === value}
                pictures={pictures}
                onChoose={() =>
                  picture.state === 'published' ? onChoose(picture.id) : setEditing(picture.id)
                }
              />
            </li>
          ))}
        </ul>
        {!withoutDrawings && (
          <>
            <h3>{messages.drawings}</h3>
            <ul>
              {drawings.map(([name, drawing]) => (
                <li key={name}>
                  <Choice
                    name={name}
                    label={drawing.name[language]}
                    isChosen={name === value}
                    pictures={pictures}
                    onChoose={() => onChoose(name)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  )
}

interface ChoiceProps {
  name: string
  label: string
  note?: string | undefined
  isChosen: boolean
  pictures: readonly StaffPicture[]
  onChoose: () => void
}

function Choice({ name, label, note, isChosen, pictures, onChoose }: ChoiceProps) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      <PictureThumb name={name} pictures={pictures} />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </button>
  )
}

interface DescribeProps {
  picture: StaffPicture
  onBack: () => void
  onPublished: () => void
}

/** What a new picture needs before it can be used. */
function Describe({ picture, onBack, onPublished }: DescribeProps) {
  const { field: messages, form } = useTexts('staff-pictures').t
  const edited = useEditedPicture(picture)

  useEffect(() => {
    if (edited.tries > 0) document.querySelector<HTMLElement>('dialog [aria-invalid]')?.focus()
  }, [edited.tries])

  return (
    <>
      <PictureForm picture={picture} texts={edited.texts} lacks={edited.missing} onChange={edited.change} />
      <RefusalMessage problem={edited.refusal} attempt={edited.attempt} />
      <p className={styles.described} data-kit="row" data-gap="12">
        <Button
          aria-disabled={edited.busy}
          onClick={() => void edited.publish().then((isPublished) => isPublished && onPublished())}
        >
          {edited.busy ? form.publishing : messages.use}
        </Button>
        <Button onClick={onBack}>{messages.back}</Button>
      </p>
    </>
  )
}
