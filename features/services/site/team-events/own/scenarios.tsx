import { fill } from '#i18n/format.ts'
import { formatTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import styles from './scenarios.module.css'

/** Rows of the timetable in which the scenarios begin. */
const ROWS = [1, 4, 5]

/** Survival Mindset: three scenarios as a tree of decisions, each with more ways than the last. */
export function Scenarios() {
  const language = useLanguage()
  const { own, schedule } = useMessages('team-event-survival-mindset')
  return (
    <>
      <ol className={styles.scenarios}>
        {own.scenarios.map(({ title, given, question, ways }, index) => {
          const time = schedule.rows[ROWS[index] ?? 0]?.time ?? ''
          return (
            <li key={title}>
              <p className="small muted">
                <Clock time={time} />
                {fill(own.clock, { time: formatTime(language, time) })}
              </p>
              <h3>{title}</h3>
              <p>{given}</p>
              <p className={styles.question}>{question}</p>
              <Branches count={ways.length} />
              <ul className={styles.ways}>
                {ways.map((way) => (
                  <li key={way}>{way}</li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
      <p className={`map-italic ${styles.review}`}>{own.review}</p>
    </>
  )
}

function Clock({ time }: { time: string }) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (
    <svg className={styles.clock} viewBox="-30 -30 60 60" aria-hidden="true">
      <circle r="28" />
      {Array.from({ length: 12 }, (_, hour) => (
        <path key={hour} d="M0-28v5" transform={`rotate(${hour * 30})`} />
      ))}
      <path className={styles.hand} d="M0 4V-14" transform={`rotate(${hours * 30 + minutes / 2})`} />
      <path className={styles.hand} d="M0 4V-21" transform={`rotate(${minutes * 6})`} />
    </svg>
  )
}

/** From the question to the middle of each way below. */
function Branches({ count }: { count: number }) {
  const middle = count * 50
  return (
    <svg
      className={styles.branches}
      viewBox={`0 0 ${count * 100} 60`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, way) => (
        <path key={way} d={`M${middle} 0C${middle} 34 ${way * 100 + 50} 22 ${way * 100 + 50} 60`} />
      ))}
    </svg>
  )
}
