import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Difference } from '../dialogs/difference.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import own from './security.module.css'

/** Longer texts are shown as one text with changed words marked. */
const SHORT = 60

export function EntryChanges({ id }: { id: string }) {
  const { changes: messages } = useMessages('staff-security')
  const language = useLanguage()
  const { value, problem, reload } = useLoaded<'/security/:id'>(`/security/${id}?lng=${language}`)
  if (problem) return <ErrorState problem={problem} onAgain={reload} />
  if (!value) return <LoadingState />
  if (value.changes.length === 0) return <p className={own.gone}>{messages.gone}</p>
  return (
    <dl className={own.changes}>
      {value.changes.map(({ label, before, after }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          {before && after && Math.max(before.length, after.length) > SHORT ? (
            <dd>
              <Difference before={before} after={after} />
            </dd>
          ) : (
            <dd>
              <span className="visually-hidden">{messages.before}: </span>
              <del>{before || messages.nothing}</del>
              <span aria-hidden="true"> → </span>
              <span className="visually-hidden">. {messages.after}: </span>
              <ins>{after || messages.nothing}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
