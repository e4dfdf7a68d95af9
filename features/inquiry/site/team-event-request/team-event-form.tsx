import { useLocation } from 'react-router'
import { DayField } from '#site/day-picker/day-field.tsx'
import { DayRangeField } from '#site/day-picker/day-range-field.tsx'
import { FORM_ALERT_ID } from '#site/form/form-alert.tsx'
import type { FormSubmission } from '#site/form/form-state.ts'
import { useFormTexts } from '#site/form/use-form-texts.ts'
import { useForm } from '#site/form/use-form.ts'
import { useMessages } from '#site/language/language.tsx'
import { replaceSearchParam } from '#site/replace-search-param.ts'
import { Field } from '#site/ui/fields/field.tsx'
import { paths } from '#content/paths.ts'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import { PeopleStepper } from '#features/booking/site/form/people-stepper.tsx'
import { usePeopleInAddress } from '#features/booking/site/form/use-people.ts'
import { GroupPriceLines } from '#features/booking/site/price/group-price-lines.tsx'
import { SummaryCard } from '#features/booking/site/price/summary-card.tsx'
import { LARGEST_GROUP } from '#features/inquiry/forms/team-event-inquiry.ts'
import { ClosedDayNote } from '#features/inquiry/site/closed-day-note.tsx'
import { LongTextField } from '#features/inquiry/site/long-text-field.tsx'
import { RequestAttachments } from '#features/inquiry/site/request-attachments.tsx'
import { type RequestFields, requestFields } from '#features/inquiry/site/request-fields.tsx'
import { SelectField } from '#features/inquiry/site/select-field.tsx'
import { TextField } from '#features/inquiry/site/text-field.tsx'
import { usePricedServices } from '#features/services/site/use-priced-services.ts'
import { useServices } from '#features/services/site/use-services.ts'
import blocks from '#features/booking/site/form/blocks.module.css'
import plateStyles from '#features/booking/site/price/summary-card.module.css'
import { ContactPart } from './contact-part.tsx'
import { Part } from './part.tsx'
import { TEAM_EVENT_DRAFT } from './team-event-draft.ts'
import { TeamEventProblem } from './team-event-problem.tsx'
import styles from './team-event-request.module.css'

const ID_PREFIX = 'teamevent'

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
  const event = usePricedServices().teamEvents.find(({ id }) => id === typed['serviceId'])
  const { fields, summary } = requestFields({
    idPrefix: ID_PREFIX,
    first,
    typed,
    state,
    submission,
    Problem: TeamEventProblem,
  })
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
        {summary && <div className={styles.summary}>{summary}</div>}
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

function OccasionPart({ fields, isDone }: { fields: RequestFields; isDone: boolean }) {
  const messages = useMessages('team-event-request')
  return (
    <Part of="occasion" fields={fields} isDone={isDone}>
      <div className={styles.full}>
        <TextField
          fields={fields}
          name="occasion"
          label={messages.occasion}
          hint={messages.occasionHint}
          isOptional
        />
      </div>
      <div className={styles.full}>
        <LongTextField
          fields={fields}
          name="note"
          label={messages.note}
          hint={messages.noteHint}
          rows={4}
          isOptional
        />
      </div>
      <div className={styles.full}>
        <RequestAttachments fields={fields} />
      </div>
    </Part>
  )
}

function DayPart({ fields, isDone }: { fields: RequestFields; isDone: boolean }) {
  const messages = useMessages('team-event-request')
  const { optional } = useMessages('request-form')
  const { first, of } = fields
  return (
    <Part of="day" fields={fields} isDone={isDone}>
      <div className={styles.full}>
        <DayRangeField
          legend={
            <>
              {messages.wished} <span className="optional">{optional}</span>
            </>
          }
          hint={messages.wishedHint}
          from={{ name: 'from', label: messages.from, defaultValue: first['from'], ...of('from') }}
          to={{ name: 'to', label: messages.to, defaultValue: first['to'], ...of('to') }}
        />
        <ClosedDayNote days={[fields.typed['from'] ?? first['from'], fields.typed['alternative']]} />
      </div>
      <DayField
        name="alternative"
        label={messages.alternative}
        optional={optional}
        hint={messages.alternativeHint}
        defaultValue={first['alternative']}
        {...of('alternative')}
      />
      <TextField fields={fields} name="place" label={messages.place} hint={messages.placeHint} isOptional />
    </Part>
  )
}

function GroupPart({
  fields,
  people,
  isDone,
}: {
  fields: RequestFields
  /** NaN when the field has no number. */
  people: number
  isDone: boolean
}) {
  const messages = useMessages('team-event-request')
  const services = useServices()
  const { teamEvents } = useMessages('common')
  return (
    <Part of="group" fields={fields} isDone={isDone}>
      <SelectField
        fields={fields}
        name="serviceId"
        label={messages.event}
        options={services.teamEvents.map(({ id }) => id)}
        messages={teamEvents}
        none={messages.choose}
        isRequired
      />
      <Field label={messages.people} {...fields.of('people')}>
        {(control) => (
          <PeopleStepper
            first={fields.first['people'] ?? ''}
            people={people}
            most={LARGEST_GROUP}
            control={control}
            labels={messages}
          />
        )}
      </Field>
    </Part>
  )
}
