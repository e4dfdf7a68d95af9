import { useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { paths } from '#content/paths.ts'
import { MEMBER_IDS } from '#features/company/content/people.ts'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { phoneLink } from '#kernel/telephone-number.ts'
import { FurtherMember, Member } from './member.tsx'
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
        {hasMap && <p className={`tiny muted ${styles.schematic} full`}>{schematic}</p>}
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
    <dl className={`${styles.rows} ${styles.instructors} full`}>
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
        <ul className={`full ${styles.work} ruled-items`}>
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

function TeamContact() {
  const { reach } = useMessages('team')
  const { footer, company } = useMessages('common')
  const { phone, email, legalName, street, postalCode, city, hours } = company
  return (
    <section className="section section--ruled section--last">
      <div className="wrap grid">
        <SectionRule name={reach.label} />
        <div className={`${styles.reach} span-5`}>
          <h2>{reach.title}</h2>
          <p className="lead">{reach.text}</p>
          <TrailSign size="lg" to={paths.contact} className={`${styles.contact} no-print`}>
            {reach.action}
          </TrailSign>
        </div>
        <dl className={`${styles.addresses} from-7`}>
          <div>
            <dt>{reach.phone}</dt>
            <dd>
              <a href={phoneLink(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{reach.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{footer.openingHours}</dt>
            <dd className="num">
              {hours.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
          <div>
            <dt>{reach.address}</dt>
            <dd>
              {legalName}, {street.replace(/ (?=\d\S*$)/, '\u00a0')}, {`${postalCode}\u00a0${city}`}
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
