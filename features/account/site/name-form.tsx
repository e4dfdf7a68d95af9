import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import styles from './login-page.module.css'

/** `renameName` has a {name}. */
export type NameTexts = Readonly<
  Record<'rename' | 'renameName' | 'newName' | 'nameEmpty' | 'saveName' | 'cancelName', string>
>

/** Characters, as the endpoint has it. */
const MOST_NAME = 120

interface NameFormProps {
  name: string
  texts: NameTexts
  busy: boolean
  /** Trimmed, never empty. */
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** A name in its place; Escape leaves it as it was. */
export function NameForm({ name, texts, busy, onSave, onClose }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => field.current?.select(), [])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = field.current?.value.trim() ?? ''
    setEmpty(wanted === '')
    if (wanted === '') field.current?.focus()
    else if (wanted === name) onClose()
    else void onSave(wanted)
  }

  return (
    <form
      className={styles.sure}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <LabelledInput
        label={texts.newName}
        error={isEmpty && texts.nameEmpty}
        ref={field}
        defaultValue={name}
        maxLength={MOST_NAME}
        autoComplete="off"
      />
      <p>
        <Button type="submit" size="sm" aria-disabled={busy}>
          {texts.saveName}
        </Button>{' '}
        <Button size="sm" onClick={onClose}>
          {texts.cancelName}
        </Button>
      </p>
    </form>
  )
}
