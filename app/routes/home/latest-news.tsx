import type { NewsTeaser } from '#features/news/news.ts'
import { useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { NewsDate } from '#features/news/site/news-date.tsx'
import { SectionWaypoint } from './section-waypoint.tsx'
import styles from './home-page.module.css'

export function LatestNews({ notes }: { notes: NewsTeaser[] }) {
  const { news } = useMessages('home')
  if (notes.length === 0) return null
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionWaypoint of="news" />
        <h2 className="section-title">{news.title}</h2>
        {notes.map(({ slug, title, lead, date }) => (
          <article key={slug} className={styles.note}>
            <NewsDate day={date} />
            <h3>
              <PageLink to={paths.article(slug)}>{title}</PageLink>
            </h3>
            <p className="muted">{lead}</p>
          </article>
        ))}
        <p className={`full ${styles.allNotes}`}>
          <ArrowLink to={paths.news}>{news.link}</ArrowLink>
        </p>
      </div>
    </section>
  )
}
