import { useMessages } from '../../language/language.tsx'
import { paths, SURVIVAL_SLUGS, TEAM_EVENT_SLUGS } from '../../paths.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Sign } from '../../ui/sign.tsx'
import { Actions } from './actions.tsx'
import { SURVIVAL_POSTERS, TEAM_EVENT_POSTERS } from './drawings.ts'
import { Facts } from './facts.tsx'
import { IntroSections } from './intro-sections.tsx'
import { splitFacts } from './split-facts.ts'
import styles from './overview.module.css'
import { useIntroWords } from './use-intro-words.ts'

/** The two overviews. Each level and each event is an anchor of the navigation and leads to its own page. */
export default function OverviewPage() {
  const { namespace, words } = useIntroWords()
  return (
    <>
      <section className="page-head">
        <div className="wrap grid">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <div className="full">
            <Facts facts={words.facts} />
          </div>
        </div>
      </section>
      {namespace === 'survival-training' ? <Levels /> : <Events />}
      <IntroSections sections={words.sections} />
      <div className="wrap section section--ruled section--last">
        <Actions actions={words.actions} />
      </div>
    </>
  )
}

/** Three posters side by side, from edge to edge; each level's sign stands on the lower edge of its picture. */
function Levels() {
  const { levels } = useMessages('survival-training')
  return (
    <div className={styles.levels}>
      {SURVIVAL_SLUGS.map((slug) => {
        const { title, text, facts, link, alt } = levels[slug]
        const { file, level } = SURVIVAL_POSTERS[slug]
        const [duration, price] = splitFacts(facts)
        return (
          <article key={slug} id={slug}>
            <div className="scene">
              <img src={file} alt={alt} width="640" height="800" />
            </div>
            <div className={styles.levelSign}>
              <Sign wide size="lg" level={level} to={paths.survivalLevel(slug)} note={price}>
                {duration}
              </Sign>
            </div>
            <div className={styles.levelText}>
              <h2>{title}</h2>
              <p>{text}</p>
              <GoLink to={paths.survivalLevel(slug)}>{link}</GoLink>
            </div>
          </article>
        )
      })}
    </div>
  )
}

/** Six plates. */
function Events() {
  const { events } = useMessages('team-events')
  return (
    <div className={`wrap ${styles.events}`}>
      {TEAM_EVENT_SLUGS.map((slug, index) => {
        const { title, text, facts, link, alt } = events[slug]
        const [duration, price] = splitFacts(facts)
        return (
          <article key={slug} id={slug}>
            <div className="scene framed">
              <img
                src={TEAM_EVENT_POSTERS[slug]}
                alt={alt}
                width="640"
                height="800"
                loading={index < 3 ? 'eager' : 'lazy'}
              />
            </div>
            <h2>{title}</h2>
            <p>{text}</p>
            <p className={`num ${styles.eventFacts}`}>
              <span>{duration}</span> <b>{price}</b>
            </p>
            <GoLink to={paths.teamEvent(slug)}>{link}</GoLink>
          </article>
        )
      })}
    </div>
  )
}
