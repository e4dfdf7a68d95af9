import { useLanguage, useLanguageStore, useMessages } from '#app/language/language.tsx'
import styles from './cart-panel.module.css'
import { changeText, type StoreChange } from './cart-messages.ts'
import { type HeldLine, heldText } from './held-text.ts'

export function ChangedNote({ changes }: { changes: StoreChange[] }) {
  const messages = useMessages('common').cart
  const language = useLanguage()
  const store = useLanguageStore()
  const gift = () => store.messages('product').gift
  return (
    <div className={styles.note}>
      <b>{messages.changedTitle}</b>
      {changes.map((change) => (
        <p key={`${change.code} ${change.title}`}>{changeText(messages, language, change, gift)}</p>
      ))}
      <p>{messages.changedHint}</p>
    </div>
  )
}

/** Needs the messages `stock-hold`. */
export function HeldNote({ held }: { held: HeldLine[] }) {
  const messages = useMessages('stock-hold')
  const language = useLanguage()
  return (
    <div className={styles.note}>
      <b>{messages.held}</b>
      {held.map((line) => (
        <p key={line.variantId}>{heldText(messages, language, line).cart}</p>
      ))}
      <p>{messages.hint}</p>
    </div>
  )
}
