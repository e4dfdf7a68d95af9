import type { DiffPart, DiffSection } from '#features/messages/legal/compare-versions.ts'
import { useMessages } from '#site/language/language.tsx'
import styles from './version-difference.module.css'

/** Differences of two versions, struck out and underlined, and described in words for screen readers. */
export function VersionDifference({ sections }: { sections: readonly DiffSection[] }) {
  const { difference: messages } = useMessages('legal')
  return (
    <ol className={styles.sections}>
      {sections.map(({ id, state, title, lines }) => (
        <li key={id}>
          <h3>
            {id === '' ? messages.lead : <Parts parts={title} />}
            {state !== 'changed' && <small>{messages.sections[state]}</small>}
          </h3>
          {lines.map((parts, index) => (
            <p key={index}>
              <Parts parts={parts} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Parts({ parts }: { parts: readonly DiffPart[] }) {
  const { difference: messages } = useMessages('legal')
  return parts.map(({ text, change }, index) => {
    if (change === 'same') return text
    const Mark = change === 'added' ? 'ins' : 'del'
    return (
      <Mark key={index}>
        <span className="visually-hidden">{` [${messages[change]}: `}</span>
        {text}
        <span className="visually-hidden">{'] '}</span>
      </Mark>
    )
  })
}
