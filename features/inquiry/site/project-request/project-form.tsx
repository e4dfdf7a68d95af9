import { useLocation } from 'react-router'
import { FORM_ALERT_ID } from '#site/form/form-alert.tsx'
import type { FormSubmission } from '#site/form/form-state.ts'
import { useForm } from '#site/form/use-form.ts'
import { useFormTexts } from '#site/form/use-form-texts.ts'
import { replaceSearchParam } from '#site/replace-search-param.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { type RequestFields, requestFields } from '#features/inquiry/site/request-fields.tsx'
import { BudgetStage } from './budget-stage.tsx'
import { ContactStage } from './contact-stage.tsx'
import { FinishStage } from './finish-stage.tsx'
import { DayRangeField } from '#site/day-picker/day-range-field.tsx'
import { PROJECT_DRAFT } from './project-draft.ts'
import styles from './project-form.module.css'
import { StagesContext } from './stages-context.ts'
import { ChoiceCards } from '#features/inquiry/site/choice-cards.tsx'
import { LongTextField } from '#features/inquiry/site/long-text-field.tsx'
import { RequestAttachments } from '#features/inquiry/site/request-attachments.tsx'
import { SelectField } from '#features/inquiry/site/select-field.tsx'
import { Stage } from './stage.tsx'
import { useStages } from './use-stages.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import {
  PROJECT_LIMITS,
  PROJECT_INDUSTRIES,
  PROJECT_TEAM_SIZES,
  PROJECT_PRIORITIES,
  PROJECT_SERVICES,
} from '#features/inquiry/forms/project-inquiry.ts'
import { RequestProblem } from '#features/inquiry/site/request-problem.tsx'
import { phoneLink } from '#kernel/telephone-number.ts'

const ID_PREFIX = 'anfrage'

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
  const { stages, keepOpen } = useStages(typed, state)
  const { fields, summary } = requestFields({
    idPrefix: ID_PREFIX,
    first,
    typed,
    state,
    submission,
    Problem: ProjectProblem,
  })
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
        {summary && <div className={styles.summary}>{summary}</div>}
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

function TeamStage({ fields }: { fields: RequestFields }) {
  const messages = useMessages('project-request')
  return (
    <Stage id="team">
      <SelectField
        fields={fields}
        name="teamSize"
        label={messages.teamSize}
        options={PROJECT_TEAM_SIZES}
        messages={messages.teamSizes}
      />
      <SelectField
        fields={fields}
        name="industry"
        label={messages.industry}
        options={PROJECT_INDUSTRIES}
        messages={messages.industries}
      />
    </Stage>
  )
}

function PeriodStage({ fields }: { fields: RequestFields }) {
  const messages = useMessages('project-request')
  const { first, of } = fields
  return (
    <Stage id="period">
      <div className={styles.full}>
        <DayRangeField
          legend={messages.period}
          isLegendHidden
          from={{ name: 'from', label: messages.from, defaultValue: first['from'], ...of('from') }}
          to={{ name: 'to', label: messages.to, defaultValue: first['to'], ...of('to') }}
        />
      </div>
      <SelectField
        fields={fields}
        name="priority"
        label={messages.priority}
        options={PROJECT_PRIORITIES}
        messages={messages.priorities}
      />
    </Stage>
  )
}

function TaskStage({ fields }: { fields: RequestFields }) {
  const messages = useMessages('project-request')
  return (
    <Stage id="task">
      <div className={styles.full}>
        <ChoiceCards
          fields={fields}
          name="service"
          legend={messages.service}
          options={PROJECT_SERVICES.map((value) => ({ value, name: messages.services[value] }))}
          isRequired
          columns={2}
        />
      </div>
      <div className={styles.full}>
        <LongTextField
          fields={fields}
          name="description"
          label={messages.description}
          hint={messages.descriptionHint}
          rows={5}
          aria-required
        />
      </div>
      <div className={styles.full}>
        <RequestAttachments fields={fields} />
      </div>
    </Stage>
  )
}
