import { useMessages } from '../../../language/language.tsx'
import styles from './quotes.module.css'

/** What the customer wrote, such as allergies; nothing without a text. */
export function RequestMessage({ text }: { text: string }) {
  const { requestMessage } = useMessages('staff-quotes')
  if (text === '') return null
  return (
    <section className={styles.section}>
      <h2>{requestMessage}</h2>
      <p className={styles.told}>{text}</p>
    </section>
  )
}
