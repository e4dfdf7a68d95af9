import type { LegalWords } from '#content/legal-words.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './legal-document.module.css'

/** Beside the text on wide screens; narrow ones scroll. */
export function LegalContents({ sections }: Pick<LegalWords, 'sections'>) {
  const { contents } = useMessages('legal')
  return (
    <nav className={styles.contents} aria-labelledby="verzeichnis">
      <h2 id="verzeichnis">{contents}</h2>
      <ol>
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
