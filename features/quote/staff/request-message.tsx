import { Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import styles from './quotes.module.css'

/** What the customer wrote, such as allergies; nothing without a text. */
export function RequestMessage({ text }: { text: string }) {
  const { t } = useTexts('staff-quotes')
  if (text === '') return null
  return (
    <Section title={t.requestMessage}>
      <p className={styles.written}>{text}</p>
    </Section>
  )
}
