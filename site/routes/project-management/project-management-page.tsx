import { useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { MapRhombus } from '#site/ui/pictures/plan.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { paths } from '#content/paths.ts'
import { PROJECT_STAGES } from '#features/inquiry/content/project-stages.ts'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { References } from '#features/facts/site/references.tsx'
import { pageQuestions } from '#features/questions/questions.ts'
import { Questions } from '#features/questions/site/questions.tsx'
import { phoneLink } from '#kernel/telephone-number.ts'
import unfold from '#site/ui/layout/unfold.module.css'
import dense from '#site/ui/styles/dense.module.css'
import { ProjectHead } from './project-head.tsx'
import { Services } from './services.tsx'
import mandateStyles from './mandate.module.css'
import projectProfileStyles from './project-profile.module.css'
import styles from './project-management-page.module.css'

const across = (x: number) => `${((x / 1440) * 100).toFixed(2)}%`
const down = (y: number) => `${((y / 352) * 100).toFixed(2)}%`

/** The terrain is one cached file; labels are HTML in percent of the same box, so that they keep their size. */
function ProjectProfile() {
  const { profile, mandate } = useMessages('project-management')
  return (
    <nav className={projectProfileStyles.scroller} aria-label={profile.label}>
      <div className={projectProfileStyles.sheet}>
        <svg viewBox="0 0 1440 352" role="img" aria-label={profile.alt}>
          <use href="/scenes/project-profile.svg#profile" />
        </svg>
        <svg className={projectProfileStyles.names}>
          {PROJECT_STAGES.map(({ id, metres, x, y }, index) => (
            <g key={id} textAnchor={index === 0 ? 'start' : 'middle'}>
              <line x1={across(x)} x2={across(x)} y1={down(y)} y2="100%" />
              <svg x={across(x)} y={down(y)} aria-hidden="true">
                <MapRhombus x={0} y={0} size={13} />
                <text className={projectProfileStyles.milestone} x={index === 0 ? -13 : 0} y="-38">
                  {mandate.stages[id].milestone}
                </text>
                <text className={`num ${projectProfileStyles.metres}`} x={index === 0 ? -13 : 0} y="-19">
                  {`${metres} m`}
                </text>
              </svg>
              <svg x={across(x)} y="100%">
                <a href={`#${stageAnchor(index)}`}>
                  <rect x={index === 0 ? -20 : -62} y="4" width="124" height="44" />
                  <text className={projectProfileStyles.stage} x={index === 0 ? -13 : 0} y="31">
                    {mandate.stages[id].name}
                  </text>
                </a>
              </svg>
            </g>
          ))}
        </svg>
      </div>
    </nav>
  )
}

export default function ProjectManagementPage() {
  return (
    <div className={dense.dense}>
      <ProjectHead />
      <ProjectProfile />
      <BelowFold>
        <Services />
        <Mandate />
        <Contracts />
        <Signals />
        <References />
        <PageEvidence page="project-management" />
        <Questions of={pageQuestions(useMessages('project-questions'))} />
        <NextStep />
      </BelowFold>
    </div>
  )
}

function Signals() {
  const { signals } = useMessages('project-management')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={signals.label} />
        <div className={`${styles.signals} span-7`}>
          <h2>{signals.title}</h2>
          <ol className={styles.signalList}>
            {signals.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        <div className={`stack ${styles.advice} from-9`}>
          <p>{signals.text}</p>
          <ArrowLink to={paths.projectRequest}>{signals.link}</ArrowLink>
        </div>
      </div>
    </section>
  )
}

function Contracts() {
  const { contracts } = useMessages('project-management')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={contracts.label} />
        <h2 className="section-title">{contracts.title}</h2>
        <ul className={`${styles.contracts} full ruled-items`}>
          {Object.entries(contracts.types).map(([key, { title, text, fits, drawback }]) => (
            <li key={key}>
              <h3>{title}</h3>
              <p>{text}</p>
              <dl>
                <div>
                  <dt>{contracts.fits}</dt>
                  <dd>{fits}</dd>
                </div>
                <div>
                  <dt>{contracts.drawback}</dt>
                  <dd>{drawback}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Phone and address are plain text, for print. */
function NextStep() {
  const { company } = useMessages('common')
  const { next, request, reply } = useMessages('project-management')
  return (
    <section className="section section--ruled section--last">
      <div className="wrap grid">
        <SectionRule name={next.label} />
        <h2 className="section-title">{next.title}</h2>
        <ol className={`${styles.steps} full ruled-items`}>
          {next.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={`row ${styles.nextActions} full`}>
          <TrailSign size="lg" to={paths.projectRequest} note={reply}>
            {request}
          </TrailSign>
          <p className={styles.rather}>
            {next.rather} <a href={phoneLink(company.phone)}>{company.phone}</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </div>
      </div>
    </section>
  )
}

function Mandate() {
  const { mandate } = useMessages('project-management')
  const { columns, stages } = mandate
  return (
    <section id="mandat" className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={mandate.label} />
        <h2 className="span-5">{mandate.title}</h2>
        <div className={`${mandateStyles.lead} from-7`}>
          <p className="lead">{mandate.lead}</p>
          <p className={`muted ${mandateStyles.note}`}>{mandate.note}</p>
        </div>
        <details className={`${mandateStyles.details} full`}>
          <summary className={unfold.summary}>{mandate.show}</summary>
          <div className="grid">
            <div className={`${mandateStyles.row} ${mandateStyles.columns}`} aria-hidden="true">
              <span>{columns.stage}</span>
              <span>{columns.work}</span>
              <span>{columns.result}</span>
              <span>{columns.when}</span>
            </div>
            <ol className={`${mandateStyles.stages} full`}>
              {PROJECT_STAGES.map(({ id }, index) => {
                const { name, milestone, work, result, when } = stages[id]
                return (
                  <li key={id} id={stageAnchor(index)} className={mandateStyles.row}>
                    <div>
                      <h3 className="map-italic">{name}</h3>
                      <p className={`${mandateStyles.milestone} note`}>{milestone}</p>
                    </div>
                    <p>{work}</p>
                    <p>
                      <span className={mandateStyles.label}>{columns.result} </span>
                      {result}
                    </p>
                    <p className={`num ${mandateStyles.when}`}>
                      <span className="visually-hidden">{columns.when}: </span>
                      {when}
                    </p>
                  </li>
                )
              })}
            </ol>
          </div>
        </details>
      </div>
    </section>
  )
}

function stageAnchor(index: number): string {
  return `etappe-${index + 1}`
}
