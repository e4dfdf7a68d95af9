import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { FocusOnMount } from './focus-on-mount.tsx'
import styles from './login-page.module.css'

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
}

/** Devices or keys of an account. Removal weakens it, so it asks for confirmation. */
export function RemovableList({ label, items, ...more }: RemovableListProps) {
  const [asking, setAsking] = useState<string | null>(null)
  return (
    <ul className={styles.devices} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Item
            item={item}
            isAsking={asking === item.id}
            onAsk={() => setAsking(item.id)}
            onKeep={() => setAsking(null)}
            {...more}
          />
        </li>
      ))}
    </ul>
  )
}

interface ItemProps extends Pick<RemovableListProps, 'busy' | 'texts' | 'onRemove'> {
  item: RemovableItem
  isAsking: boolean
  onAsk: () => void
  onKeep: () => void
}

function Item({ item: { id, name, about }, isAsking, busy, texts, onAsk, onKeep, onRemove }: ItemProps) {
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
        <Button size="sm" aria-label={fill(texts.removeName, { name })} onClick={onAsk}>
          {texts.remove}
        </Button>
      )}
    </>
  )
}
