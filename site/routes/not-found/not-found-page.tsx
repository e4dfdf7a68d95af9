import { useLoaderData } from 'react-router'
import type { PageHit } from '#features/search/page-hit.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { Plan } from '#site/ui/pictures/plan.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { SearchForm } from '#features/search/site/search-form.tsx'
import styles from './not-found-page.module.css'

export default function NotFoundPage() {
  const messages = useMessages('not-found')
  const { signs } = messages
  const [meant] = useLoaderData<PageHit[]>()
  return (
    <section className={styles.page}>
      <div className={styles.sheet} role="img" aria-label={messages.drawingAlt}>
        <Plan viewBox="430 420 850 760" align="xMaxYMid" />
      </div>
      <div className={styles.edge} />
      <svg className={styles.route} viewBox="0 0 520 120" aria-hidden="true">
        <path d="M4 14c46 4 60 44 104 52s70-30 118-22 58 44 112 44 60-26 104-22 40 30 76 30" />
      </svg>
      <div className={`wrap grid ${styles.row}`}>
        <div className={styles.text}>
          <p className={`num ${styles.kicker} note`}>{messages.kicker}</p>
          <h1>
            {messages.titleLines.map((line, index) => (
              <span key={line}>{index > 0 ? ` ${line}` : line}</span>
            ))}
          </h1>
          <p className="lead">{messages.lead}</p>
          {meant && (
            <p className={styles.meant}>
              <span>{messages.meant}</span>
              <ArrowLink to={meant.path}>{meant.title}</ArrowLink>
            </p>
          )}
          <nav aria-label={signs.label}>
            <ul>
              <li>
                <TrailSign wide direction="left" to={paths.home} note={signs.homeNote}>
                  {signs.home}
                </TrailSign>
              </li>
              <li>
                <TrailSign wide to={paths.calendar} note={signs.calendarNote}>
                  {signs.calendar}
                </TrailSign>
              </li>
              <li>
                <TrailSign wide to={paths.contact} note={signs.contactNote}>
                  {signs.contact}
                </TrailSign>
              </li>
            </ul>
          </nav>
          <div className={styles.search}>
            <SearchForm />
          </div>
        </div>
      </div>
    </section>
  )
}
