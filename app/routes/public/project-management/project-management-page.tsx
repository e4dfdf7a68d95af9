import { pageQuestions } from '#features/questions/questions.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { paths } from '../../../paths.ts'
import { useMessages } from '../../../language/language.tsx'
import { BelowFold } from '../../../ui/below-fold.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import { Questions } from '../questions/questions.tsx'
import { Contracts } from './contracts.tsx'
import { Mandate } from './mandate.tsx'
import { NextStep } from './next-step.tsx'
import { ProjectProfile } from './project-profile.tsx'
import styles from './project-management-page.module.css'
import { Services } from './services.tsx'
import { Signals } from './signals.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'

export default function ProjectManagementPage() {
  return (
    <>
      <ProjectHead />
      <BelowFold>
        <Scope />
        <Services />
        <Mandate />
        <Contracts />
        <Signals />
        <Questions of={pageQuestions(useMessages('project-questions'))} />
        <NextStep />
      </BelowFold>
    </>
  )
}

function ProjectHead() {
  const { title, lead, request, reply, howLink } = useMessages('project-management')
  return (
    <section className={styles.head}>
      <div className="wrap grid">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className={`row ${styles.actions}`}>
          <TrailSign size="lg" to={paths.projectRequest} note={reply}>
            {request}
          </TrailSign>
          <ArrowLink to="#mandat">{howLink}</ArrowLink>
        </div>
      </div>
      <ProjectProfile />
    </section>
  )
}

function Scope() {
  const { scope } = useMessages('project-management')
  return (
    <section className="section">
      <div className="wrap grid">
        <SectionRule name={scope.label} />
        <h2 className={styles.aside}>{scope.title}</h2>
        <dl className={styles.kinds}>
          {scope.kinds.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
