import { useLocation } from 'react-router'
import { usePricedServices } from '#features/services/site/use-priced-services.ts'
import { ErrorSummary } from '#app/form/error-summary.tsx'
import { FORM_ALERT_ID } from '#app/form/form-alert.tsx'
import type { FormSubmission } from '#app/form/form-state.ts'
import { useForm } from '#app/form/use-form.ts'
import { useFormTexts } from '#app/form/use-form-texts.ts'
import { replaceSearchParam } from '#app/replace-search-param.ts'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import type { RequestFields } from '#features/inquiry/site/request-fields.ts'
import blocks from '#features/booking/site/form/blocks.module.css'
import { usePeopleInAddress } from '#features/booking/site/form/use-people.ts'
import { ContactPart } from './contact-part.tsx'
import { DayPart } from './day-part.tsx'
import { GroupPart } from './group-part.tsx'
import { OccasionPart } from './occasion-part.tsx'
import { TEAM_EVENT_DRAFT } from './team-event-draft.ts'
import { TeamEventProblem } from './team-event-problem.tsx'
import styles from './team-event-request.module.css'
import type { PricedTeamEvent } from '#content/service-prices.ts'
import { GroupPriceLines } from '#features/booking/site/price/group-price-lines.tsx'
import { SummaryCard } from '#features/booking/site/price/summary-card.tsx'
import plateStyles from '#features/booking/site/price/summary-card.module.css'

const ID_PREFIX = 'teamevent'
const idOf = (name: string) => `${ID_PREFIX}-${name}`

interface TeamEventFormProps {
  submission: FormSubmission | null
  /** Initial values of a fresh form. */
  prefill: { serviceId: string; people: string }
}

export function TeamEventForm({ submission, prefill }: TeamEventFormProps) {
  const { label } = useMessages('team-event-request')
  const { pathname } = useLocation()
  const first: Record<string, string> = submission?.values ?? prefill
  const { state, handlers } = useForm({
    draft: TEAM_EVENT_DRAFT,
    submission,
    load: () => import('./team-event-behaviour.ts'),
    sentPath: paths.contactSent,
  })
  const typed = useFormTexts(handlers.ref, first)
  const people = readGroup(typed['people'] ?? '')
  usePeopleInAddress(people)
  const { problems, files, attempt } = state
  const event = usePricedServices().teamEvents.find(({ id }) => id === typed['serviceId'])
  const fields: RequestFields = {
    first,
    typed,
    files,
    filesLost: submission?.filesLost === true,
    of: (name) => {
      const problem = problems.find(({ field }) => field === name)
      return {
        id: idOf(name),
        error: problem && <TeamEventProblem problem={problem} typed={typed} />,
      }
    },
  }
  const isFilled = (name: string) => (typed[name] ?? '').trim() !== ''
  return (
    <form
      className={`wrap ${blocks.layout}`}
      action={`${paths.teamEventRequest}#${FORM_ALERT_ID}`}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={label}
      onInput={({ target }) => {
        if (target instanceof HTMLSelectElement)
          replaceSearchParam(pathname, 'serviceId', target.value || null)
      }}
      {...handlers}
    >
      <div>
        {problems.length > 0 && (
          <div className={styles.summary}>
            <ErrorSummary
              problems={problems}
              idOf={idOf}
              textOf={(problem) => <TeamEventProblem problem={problem} typed={typed} />}
              attempt={attempt}
            />
          </div>
        )}
        <GroupPart fields={fields} people={people} isDone={event !== undefined && people >= 1} />
        <DayPart fields={fields} isDone={isFilled('from')} />
        <OccasionPart fields={fields} isDone={isFilled('occasion') || isFilled('note')} />
        <ContactPart
          fields={fields}
          state={state}
          idPrefix={ID_PREFIX}
          isDone={isFilled('email') && isFilled('terms')}
        />
      </div>
      <RequestSummary event={event} people={people} />
    </form>
  )
}

/** Not bounded by the price table; NaN unless one to four digits. */
function readGroup(text: string): number {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN
}

function RequestSummary({ event, people }: { event: PricedTeamEvent | undefined; people: number }) {
  const messages = useMessages('team-event-request')
  return (
    <SummaryCard label={messages.priceLabel} service={event?.id ?? null} event={null}>
      {event ? (
        <>
          <GroupPriceLines event={event} people={people} />
          <p className="small muted">{messages.allIn}</p>
        </>
      ) : (
        <p className={`small muted ${plateStyles.small}`}>{messages.chooseEvent}</p>
      )}
    </SummaryCard>
  )
}
