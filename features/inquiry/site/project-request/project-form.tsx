import { useLocation } from 'react-router'
import { ErrorSummary } from '#app/form/error-summary.tsx'
import { FORM_ALERT_ID } from '#app/form/form-alert.tsx'
import type { FormSubmission } from '#app/form/form-state.ts'
import { useForm } from '#app/form/use-form.ts'
import { useFormTexts } from '#app/form/use-form-texts.ts'
import { replaceSearchParam } from '#app/replace-search-param.ts'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import type { RequestFields } from '#features/inquiry/site/request-fields.ts'
import { BudgetStage } from './budget-stage.tsx'
import { ContactStage } from './contact-stage.tsx'
import { FinishStage } from './finish-stage.tsx'
import { PeriodStage } from './period-stage.tsx'
import { PROJECT_DRAFT } from './project-draft.ts'
import styles from './project-form.module.css'
import { StagesContext } from './stages-context.ts'
import { TaskStage } from './task-stage.tsx'
import { TeamStage } from './team-stage.tsx'
import { useStages } from './use-stages.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { PROJECT_LIMITS } from '#features/inquiry/forms/project-inquiry.ts'
import { RequestProblem } from '#features/inquiry/site/request-problem.tsx'
import { phoneLink } from '#kernel/telephone-number.ts'

const ID_PREFIX = 'anfrage'
const idOf = (name: string) => `${ID_PREFIX}-${name}`

interface ProjectFormProps {
  submission: FormSubmission | null
  /** Initial values of a fresh form. */
  prefill: Record<string, string>
}

/** One form: finished stages fold to a line, and without JavaScript every stage is open. */
export function ProjectForm({ submission, prefill }: ProjectFormProps) {
  const { label } = useMessages('project-request')
  const { pathname } = useLocation()
  const first = submission?.values ?? prefill
  const { state, handlers } = useForm({
    draft: PROJECT_DRAFT,
    submission,
    load: () => import('./project-behaviour.ts'),
    sentPath: paths.contactSent,
  })
  const typed = useFormTexts(handlers.ref, first)
  const { problems, files, attempt } = state
  const { stages, keepOpen } = useStages(typed, state)
  const fields: RequestFields = {
    first,
    typed,
    files,
    filesLost: submission?.filesLost === true,
    of: (name) => {
      const problem = problems.find(({ field }) => field === name)
      return {
        id: idOf(name),
        error: problem && <ProjectProblem problem={problem} typed={typed} />,
      }
    },
  }
  return (
    <div className={`wrap ${styles.layout}`}>
      <form
        className={styles.form}
        action={`${paths.projectRequest}#${FORM_ALERT_ID}`}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label={label}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'service')
            replaceSearchParam(pathname, 'service', target.value)
        }}
        {...handlers}
        onFocus={() => {
          handlers.onFocus()
          keepOpen()
        }}
      >
        {problems.length > 0 && (
          <div className={styles.summary}>
            <ErrorSummary
              problems={problems}
              idOf={idOf}
              textOf={(problem) => <ProjectProblem problem={problem} typed={typed} />}
              attempt={attempt}
            />
          </div>
        )}
        <StagesContext value={stages}>
          <TaskStage fields={fields} />
          <PeriodStage fields={fields} />
          <BudgetStage fields={fields} />
          <TeamStage fields={fields} />
          <ContactStage fields={fields} />
          <FinishStage fields={fields} state={state} idPrefix={ID_PREFIX} />
        </StagesContext>
      </form>
      <RequestAside />
    </div>
  )
}

interface ProjectProblemProps {
  problem: FieldProblem
  typed: Readonly<Record<string, string>>
}

function ProjectProblem({ problem, typed }: ProjectProblemProps) {
  const { problems } = useMessages('project-request')
  return <RequestProblem problem={problem} own={problems} limits={PROJECT_LIMITS} typed={typed} />
}

/** What happens after the request, and the way for those who would rather call. */
function RequestAside() {
  const { aside, progress } = useMessages('project-request')
  const { company } = useMessages('common')
  return (
    <aside className={styles.aside}>
      <p className={`map-italic ${styles.after}`}>{aside.after}</p>
      <p className="small muted">{progress.kept}</p>
      <p className="small">
        {aside.rather} <a href={phoneLink(company.phone)}>{company.phone}</a>
        <br />
        <span className="muted num">{company.hours.join(', ')}</span>
      </p>
    </aside>
  )
}
