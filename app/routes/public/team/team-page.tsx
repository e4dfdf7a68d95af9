import { company } from '#content/company.ts'
import { useMessages } from '../../../language/language.tsx'
import { BelowFold } from '../../../ui/below-fold.tsx'
import { paths } from '../../../paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { RIGI } from '../../../ui/lake-map.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import { Member } from './member.tsx'
import { TeamContact } from './team-contact.tsx'
import styles from './team-page.module.css'

const ZUGERBERG = { x: 776, y: 533 }

export default function TeamPage() {
  const { title, lead, members, work } = useMessages('team')
  return (
    <>
      <section className="page-head">
        <div className="wrap grid">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <div className={`wrap grid ${styles.members}`}>
        <Member
          name={company.members.founder}
          messages={members.founder}
          summit={{ ...RIGI, name: 'Rigi Kulm', metres: 1797 }}
          viewBox="270 800 540 380"
          lake={{ x: 570, y: 862 }}
        />
        <Member
          name={company.members.coFounder}
          messages={members.coFounder}
          summit={{ ...ZUGERBERG, name: 'Zugerberg', metres: 1039 }}
          viewBox="500 240 540 380"
          lake={{ x: 512, y: 520 }}
        />
      </div>
      <BelowFold>
        <section className="section">
          <div className="wrap grid">
            <SectionRule name={work.label} />
            <h2 className={styles.workTitle}>{work.title}</h2>
            <div className={`prose ${styles.workText}`}>
              {work.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <ArrowLink to={paths.philosophy}>{work.link}</ArrowLink>
            </div>
          </div>
        </section>
        <TeamContact />
      </BelowFold>
    </>
  )
}
