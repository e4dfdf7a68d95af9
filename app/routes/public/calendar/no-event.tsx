import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import styles from './event-page.module.css'

/** An address of no public event: says so, and leads to those there are. */
export function NoEvent() {
  const { unknown, all } = useMessages('event')
  return (
    <section className={`wrap ${styles.unknown}`}>
      <h1>{unknown.title}</h1>
      <p className="lead">{unknown.text}</p>
      <TrailSign to={paths.calendar}>{all}</TrailSign>
    </section>
  )
}
