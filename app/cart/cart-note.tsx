import { useLanguage, useMessages } from '../language/language.tsx'
import styles from './cart-panel.module.css'
import { changeText, type StoreChange } from './cart-messages.ts'
import { type HeldLine, heldText } from './held-text.ts'

export function ChangedNote({ changes }: { changes: StoreChange[] }) {
  const words = useMessages('common').cart
  const language = useLanguage()
  return (
    <div className={styles.note}>
      <b>{words.changedTitle}</b>
      {changes.map((change) => (
        <p key={`${change.code} ${change.title}`}>{changeText(words, language, change)}</p>
      ))}
      <p>{words.changedHint}</p>
    </div>
  )
}

/** Needs the messages `stock-hold`. */
export function HeldNote({ held }: { held: HeldLine[] }) {
  const words = useMessages('stock-hold')
  const language = useLanguage()
  return (
    <div className={styles.note}>
      <b>{words.held}</b>
      {held.map((line) => (
        <p key={line.variantId}>{heldText(words, language, line).cart}</p>
      ))}
      <p>{words.hint}</p>
    </div>
  )
}
