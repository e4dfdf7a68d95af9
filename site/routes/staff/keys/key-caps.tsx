import styles from './keys.module.css'

/** @param keys as they are engraved, with spaces between them */
export function KeyCaps({ keys }: { keys: string }) {
  return keys.split(' ').map((key) => (
    <kbd key={key} className={styles.cap}>
      {key}
    </kbd>
  ))
}
