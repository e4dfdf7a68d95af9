import { type ReactNode, useContext } from 'react'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { REQUEST_STAGES, type StageId, stageAnchor } from './project-stages.ts'
import styles from './stage.module.css'
import { StagesContext } from './stages-context.ts'

/** Open, or folded to one line with its value. Without script every stage is open. */
export function Stage({ id, children }: { id: StageId; children: ReactNode }) {
  const messages = useMessages('project-request')
  const { states, opened, lines, next, open } = useContext(StagesContext)
  const index = REQUEST_STAGES.findIndex((each) => each.id === id)
  const anchor = stageAnchor(index)
  const state = states[id]
  const isOpen = opened === null || opened.has(id)
  const { name, text } = messages.stages[id]
  const after = next(id)
  return (
    <section
      className={classNames(styles.stage, styles[state], isOpen && styles.open)}
      id={anchor}
      aria-labelledby={`${anchor}-name`}
      data-stage={id}
    >
      <header>
        <i aria-hidden="true">{index + 1}</i>
        {isOpen ? (
          <>
            <h2 id={`${anchor}-name`} tabIndex={-1}>
              {name}
            </h2>
            <span className="small muted num">{fill(messages.position, { n: index + 1 })}</span>
          </>
        ) : (
          <h2 id={`${anchor}-name`}>
            <button
              type="button"
              aria-expanded="false"
              aria-controls={`${anchor}-fields`}
              onClick={() => open(id)}
            >
              <span>
                {name}
                <span className="visually-hidden">{`, ${messages.progress[state]}. `}</span>
                <small>{lines[id]}</small>
              </span>
              <em>{state === 'done' ? messages.change : messages.fillIn}</em>
            </button>
          </h2>
        )}
      </header>
      <div id={`${anchor}-fields`} className={styles.body} hidden={!isOpen}>
        <p className="muted">{text}</p>
        <div className={styles.fields}>{children}</div>
        {opened && after && (
          <p className={styles.next}>
            <TrailSign onClick={() => open(after)}>
              {fill(messages.next, { name: messages.stages[after].name })}
            </TrailSign>
          </p>
        )}
      </div>
    </section>
  )
}
