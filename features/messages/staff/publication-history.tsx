import { diffArrays } from 'diff'
import { useState } from 'react'
import type { Publication } from '../edited-message.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { Button } from '#site/ui/button.tsx'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { useTexts } from '#kit/texts.ts'
import { texts as contract } from './text.contract.ts'
import { Difference } from '#site/routes/staff/dialogs/difference.tsx'
import styles from './texts.module.css'

/** Who published what, newest first; each can be compared and taken back. */
export function PublicationHistory({
  publications,
  onReverted,
}: {
  publications: readonly Publication[]
  onReverted: () => void
}) {
  const { t, language, moment } = useTexts('staff-texts')
  const { history, lists } = t
  const [reverted, setReverted] = useState<Publication>()
  if (publications.length === 0) return null
  return (
    <section className={`apart ${styles.history}`}>
      <h2 className="ruled">{history.title}</h2>
      <ol>
        {publications.map((publication) => (
          <li key={publication.id}>
            <details>
              <summary>
                <b>
                  {fill(publication.isReversal ? history.reverted : history.published, {
                    language: LANGUAGE_NAMES[publication.language],
                  })}
                </b>
                <small className="num">
                  {[
                    moment(publication.at),
                    publication.author,
                    publication.changes.length > 0 &&
                      plural(language, publication.changes.length, history.texts),
                    publication.lists.length > 0 && plural(language, publication.lists.length, lists.changed),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </summary>
              <ul>
                {publication.changes.map(({ namespace, path, before, after }) => (
                  <li key={`${namespace} ${path}`} lang={publication.language}>
                    <Difference before={before} after={after} />
                  </li>
                ))}
                {publication.lists.map(({ namespace, path, before, after }) => (
                  <li key={`${namespace} ${path}`} lang={publication.language}>
                    <ListDifference before={before} after={after} />
                  </li>
                ))}
              </ul>
              {publication.isRevertible && (
                <Button size="sm" onClick={() => setReverted(publication)}>
                  {history.takeBack}
                </Button>
              )}
            </details>
          </li>
        ))}
      </ol>
      {reverted && (
        <ActionDialog
          action={contract.revert}
          fixed={{ id: String(reverted.id) }}
          title={history.dialog.title}
          text={fill(history.dialog.text, { language: LANGUAGE_NAMES[reverted.language] })}
          submit={history.takeBack}
          done={history.dialog.done}
          onClose={() => setReverted(undefined)}
          onDone={onReverted}
        />
      )}
    </section>
  )
}

/** Items by their first text, those in between where nothing changed left out. */
function ListDifference({ before, after }: { before: string[]; after: string[] }) {
  return diffArrays(before, after).flatMap(({ value, added, removed }, part) =>
    value.map((item, index) => {
      const key = `${part} ${index}`
      if (added)
        return (
          <p key={key}>
            <ins>{item}</ins>
          </p>
        )
      if (removed)
        return (
          <p key={key}>
            <del>{item}</del>
          </p>
        )
      return index === 0 || index === value.length - 1 ? <p key={key}>{item}</p> : null
    }),
  )
}
