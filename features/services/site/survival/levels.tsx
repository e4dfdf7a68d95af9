import { useLocation } from 'react-router'
import { serviceName, textsOfService } from '#features/services/content/service-name.ts'
import type { SurvivalCourse } from '#features/services/content/services.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { useHydrated } from '#site/use-hydrated.ts'
import { classNames } from '#site/ui/class-names.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { ScenePicture } from '#site/ui/pictures/scene-picture.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import styles from './levels.module.css'
import { useLevelFacts } from './use-level-facts.ts'

export function Levels() {
  const { courses } = useServices()
  const { hash } = useLocation()
  // Fragments never reach the server.
  const aimedAt = useHydrated() ? hash.slice(1) : ''
  return (
    <div className={`${styles.levels} thirds`}>
      {courses.map((course) => (
        <Level key={course.id} course={course} aimedAt={aimedAt === course.id} />
      ))}
    </div>
  )
}

function Level({ course, aimedAt }: { course: SurvivalCourse; aimedAt: boolean }) {
  const { id, level } = course
  const { text, link } = textsOfService(useMessages('survival-training').levels, id)
  const { labels, book } = useMessages('survival-levels')
  const name = serviceName(useMessages('common'), id)
  const facts = useLevelFacts(course)
  return (
    <article id={id} className={classNames(styles.level, aimedAt && styles.aimed)}>
      <div className={`scene ${styles.scene}`}>
        <ScenePicture of={id} alt={facts.alt} glides />
      </div>
      <div className={styles.sign}>
        <TrailSign wide size="lg" level={level} to={paths.bookService(id)} note={facts.price}>
          {book}
          <span className="visually-hidden">{`, ${name}`}</span>
        </TrailSign>
      </div>
      <div className={styles.text}>
        <h2>
          <PageLink to={paths.survivalLevel(id)} viewTransition>
            {name}
          </PageLink>
        </h2>
        <p>{text}</p>
        <dl>
          {(['duration', 'forWhom', 'terrain', 'nights'] as const).map((key) => (
            <div key={key}>
              <dt>{labels[key]}</dt>
              <dd>{facts[key]}</dd>
            </div>
          ))}
        </dl>
        <ArrowLink to={paths.survivalLevel(id)} viewTransition>
          {link}
        </ArrowLink>
      </div>
    </article>
  )
}
