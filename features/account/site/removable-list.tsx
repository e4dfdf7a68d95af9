import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { fill } from '#i18n/format.ts'
import { FocusOnMount } from './focus-on-mount.tsx'
import styles from './login-page.module.css'

/** `renameName` has a {name}. */
type NameTexts = Readonly<
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
function NameForm({ name, texts, busy, onSave, onClose }: NameFormProps) {
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

export interface RemovableItem {
  id: string
  name: string
  /** For example since when. */
  about: string
}

interface RemovableListProps {
  label: string
  items: readonly RemovableItem[]
  busy: boolean
  /** `removeName` and `sure` have a {name}. */
  texts: Readonly<Record<'remove' | 'removeName' | 'sure' | 'keep', string>>
  onRemove: (id: string) => void
  /** Where they have a name of their own. */
  renaming?: { texts: NameTexts; onRename: (id: string, name: string) => Promise<boolean> }
}

/** Devices or keys of an account. Removal weakens it, so it asks for confirmation. */
export function RemovableList({ label, items, ...more }: RemovableListProps) {
  const [asking, setAsking] = useState<string | null>(null)
  const [naming, setNaming] = useState<string | null>(null)
  return (
    <ul className={styles.devices} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Item
            item={item}
            isAsking={asking === item.id}
            isNaming={naming === item.id}
            onAsk={() => setAsking(item.id)}
            onName={(isNaming) => setNaming(isNaming ? item.id : null)}
            onKeep={() => setAsking(null)}
            {...more}
          />
        </li>
      ))}
    </ul>
  )
}

interface ItemProps extends Pick<RemovableListProps, 'busy' | 'texts' | 'onRemove' | 'renaming'> {
  item: RemovableItem
  isAsking: boolean
  isNaming: boolean
  onName: (isNaming: boolean) => void
  onAsk: () => void
  onKeep: () => void
}

function Item({
  item,
  isAsking,
  isNaming,
  busy,
  texts,
  onAsk,
  onName,
  onKeep,
  onRemove,
  renaming,
}: ItemProps) {
  const { id, name, about } = item
  const rename = useRef<HTMLButtonElement>(null)
  const wasNaming = useRef(false)
  useEffect(() => {
    // The field is gone that had the focus.
    if (wasNaming.current && !isNaming) rename.current?.focus()
    wasNaming.current = isNaming
  }, [isNaming])
  if (renaming && isNaming)
    return (
      <NameForm
        name={name}
        texts={renaming.texts}
        busy={busy}
        onSave={async (wanted) => {
          if (await renaming.onRename(id, wanted)) onName(false)
        }}
        onClose={() => onName(false)}
      />
    )
  return (
    <>
      <p>
        <b>{name}</b> <span className="small muted">{about}</span>
      </p>
      {isAsking ? (
        <FocusOnMount className={styles.sure}>
          <p>{fill(texts.sure, { name })}</p>
          <Button size="sm" aria-disabled={busy} onClick={() => onRemove(id)}>
            {texts.remove}
          </Button>
          <Button size="sm" onClick={onKeep}>
            {texts.keep}
          </Button>
        </FocusOnMount>
      ) : (
        <div className={styles.tools}>
          {renaming && (
            <Button
              ref={rename}
              size="sm"
              aria-label={fill(renaming.texts.renameName, { name })}
              onClick={() => onName(true)}
            >
              {renaming.texts.rename}
            </Button>
          )}
          <Button size="sm" aria-label={fill(texts.removeName, { name })} onClick={onAsk}>
            {texts.remove}
          </Button>
        </div>
      )}
    </>
  )
}
