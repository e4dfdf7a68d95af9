import { formatTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PointList } from '../point-list.tsx'
import styles from './no-clock.module.css'

/** Back to the Roots: two times, and four stations without any between them. */
export function NoClock() {
  const language = useLanguage()
  const { expect, own, schedule } = useMessages('team-event-back-to-the-roots')
  const [start] = schedule.rows
  const moments = [
    { time: start?.time ?? '', title: start?.title, text: start?.text, hand: own.before },
    { time: schedule.end, ...own.end, hand: own.after },
  ]
  const [first, last] = moments.map(({ time, title, text, hand }) => (
    <div key={time}>
      <time dateTime={time}>{formatTime(language, time)}</time>
      <p>
        <b>{title}.</b> {text}
      </p>
      <p className="muted">{hand}</p>
    </div>
  ))
  return (
    <div className={styles.day}>
      {first}
      <div className={`${styles.between} full`}>
        <PointList points={expect} />
      </div>
      {last}
    </div>
  )
}
