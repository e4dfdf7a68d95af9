import { useMessages } from '../../language/language.tsx'
import { Waypoint } from '../../ui/section-rule.tsx'
import styles from './home-page.module.css'

export function Notes() {
  const { news } = useMessages('home')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <Waypoint altitude={news.altitude} place={news.place} section={news.waypointLabel} />
        <h2 className="section-title">{news.title}</h2>
        {news.items.map(({ title, text }) => (
          <article key={title} className={styles.note}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
