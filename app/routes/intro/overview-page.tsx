import { useMessages } from '../../language/language.tsx'
import { paths, TEAM_EVENT_SLUGS } from '../../paths.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { Actions } from './actions.tsx'
import { Facts } from './facts.tsx'
import { IntroSections } from './intro-sections.tsx'
import { splitFacts } from './split-facts.ts'
import styles from './overview.module.css'
import { useIntroWords } from './use-intro-words.ts'

/** The overview of the team events: each is an anchor of the navigation and leads to its own page. */
export default function OverviewPage() {
  const { words } = useIntroWords()
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
      <Events />
      <IntroSections sections={words.sections} />
      <div className="wrap section section--ruled section--last">
        <Actions actions={words.actions} />
      </div>
    </>
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
              <ScenePicture of={slug} alt={alt} lazy={index >= 3} glides />
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
