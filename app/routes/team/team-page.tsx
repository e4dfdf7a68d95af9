import { MEMBER_IDS } from '#content/people.ts'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { FurtherMember, Member } from './member.tsx'
import { TeamContact } from './team-contact.tsx'
import styles from './team-page.module.css'

export default function TeamPage() {
  const { title, lead, schematic, people } = useMessages('team')
  const hasMap = MEMBER_IDS.some((id) => !people[id].portrait)
  return (
    <>
      <section className={`page-head ${styles.head}`}>
        <div className="wrap grid">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <div className={`wrap ${styles.members}`}>
        {MEMBER_IDS.map((id) => (
          <Member key={id} id={id} />
        ))}
        {people.further.map((person) => (
          <FurtherMember key={person.id} of={person} />
        ))}
        {hasMap && <p className={`tiny muted ${styles.schematic}`}>{schematic}</p>}
        <Instructors />
      </div>
      <BelowFold>
        <PageEvidence page="team" />
        <Work />
        <TeamContact />
      </BelowFold>
    </>
  )
}

/** Other guides. */
function Instructors() {
  const { instructors } = useMessages('team')
  const { facts } = useMessages('evidence')
  if (facts.instructors.length === 0) return null
  return (
    <dl className={`${styles.rows} ${styles.instructors}`}>
      {facts.instructors.map(({ name, qualifications }) => (
        <div key={name}>
          <dt>{instructors}</dt>
          <dd>
            <b>{name}</b>
            {qualifications.map((text) => (
              <p key={text} className="num">
                {text}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Work() {
  const { work } = useMessages('team')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={work.label} />
        <h2 className="section-title">{work.title}</h2>
        <ul className={`full ${styles.work}`}>
          {work.items.map(({ title, text }, index) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {index === work.items.length - 1 && <ArrowLink to={paths.philosophy}>{work.link}</ArrowLink>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
