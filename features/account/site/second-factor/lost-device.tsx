import { useMessages } from '#site/language/language.tsx'
import unfold from '#site/ui/layout/unfold.module.css'
import styles from '../login-page.module.css'

export function LostDevice({ email }: { email: string }) {
  const { recovery, recoveryText } = useMessages('login').devices
  return (
    <details className={styles.details}>
      <summary className={unfold.summary}>{recovery}</summary>
      <p className="small">{recoveryText}</p>
      <p>
        <code>npm run account -- unlock {email}</code>
      </p>
    </details>
  )
}
