import type { ComponentProps, ReactNode } from 'react'
import { EVENT_LIMITS } from '#features/calendar/rules/event-input.schema.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { addDays } from '../rules/event-span.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useMessages } from '#site/language/language.tsx'
import { LabelledInput, LabelledSelect, LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import { Checkbox, type Input } from '#site/ui/fields/inputs.tsx'
import unfold from '#site/ui/layout/unfold.module.css'
import type { EventFields } from './empty-event.ts'
import { chooseService, type EventService } from './event-service.ts'
import styles from './event-form.module.css'
import { RepetitionFields } from './repetition-fields.tsx'

interface EventFormProps {
  fields: EventFields
  problems: FieldProblem[]
  /** Only new events can be repeated. */
  isNew: boolean
  services: readonly EventService[]
  /** What else is at that time. */
  clashes?: ReactNode
  onChange: (change: Partial<EventFields>) => void
}

type TextName = {
  [Name in keyof EventFields]: EventFields[Name] extends string ? Name : never
}[keyof EventFields]

export function EventForm({ fields, problems, isNew, services, clashes, onChange }: EventFormProps) {
  const messages = useMessages('staff').dialog
  const { fields: names, parts, problems: texts, optional } = messages
  const nameOf = useServiceName()
  const find = (id: string) => services.find((each) => each.id === id)
  const chosen = find(fields.service)

  function field(
    name: TextName,
    label: string,
    {
      hint,
      may = false,
      ...input
    }: { hint?: string; may?: boolean } & Omit<ComponentProps<typeof Input>, 'name' | 'value' | 'id'> = {},
  ) {
    const code = problems.find((problem) => problem.field === name)?.code
    const error = code && ((texts as Record<string, string>)[code] ?? texts.invalid)
    return (
      <LabelledInput
        id={`event-${name}`}
        label={label}
        {...(may && { optional })}
        {...(hint && { hint })}
        {...(error && { error })}
        name={name}
        value={fields[name]}
        aria-required={!may}
        onChange={(event) => onChange({ [name]: event.target.value })}
        {...input}
      />
    )
  }

  return (
    <>
      {field('titleDe', names.title, { maxLength: EVENT_LIMITS.title })}
      <details open={problems.some(({ field: name }) => /^title(En|Fr|It)$/.test(name)) || undefined}>
        <summary className={unfold.summary}>{names.otherTitles}</summary>
        <p className="hint">{names.otherHint}</p>
        <div className={styles.thirds}>
          {field('titleEn', names.titleIn.en, { may: true, maxLength: EVENT_LIMITS.title, lang: 'en' })}
          {field('titleFr', names.titleIn.fr, { may: true, maxLength: EVENT_LIMITS.title, lang: 'fr' })}
          {field('titleIt', names.titleIn.it, { may: true, maxLength: EVENT_LIMITS.title, lang: 'it' })}
        </div>
      </details>
      <LabelledSelect
        id="event-service"
        label={names.service}
        value={fields.service}
        onChange={(event) => onChange(chooseService(fields, find(event.target.value), chosen))}
      >
        <option value="">{names.noService}</option>
        {services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {fields.service && !chosen && (
          // One that is not offered any more stays with its dates.
          <option value={fields.service}>{nameOf(fields.service).replaceAll('\u00ad', '')}</option>
        )}
      </LabelledSelect>

      <fieldset className={styles.part}>
        <legend>{parts.when}</legend>
        <div className={styles.when}>
          {field('from', names.from, {
            type: 'date',
            onChange: (event) => onChange(daysFrom(event.target.value, fields, chosen?.nights ?? 0)),
          })}
          {!fields.allDay && field('fromTime', names.fromTime, { type: 'time', step: 300 })}
          {field('to', names.to, { type: 'date', min: fields.from })}
          {!fields.allDay && field('toTime', names.toTime, { type: 'time', step: 300 })}
        </div>
        <Checkbox checked={fields.allDay} onChange={(event) => onChange({ allDay: event.target.checked })}>
          {names.allDay}
        </Checkbox>
        {clashes}
      </fieldset>

      <fieldset className={styles.part}>
        <legend>{parts.where}</legend>
        <div data-kit="pairs">
          {field('place', names.place, { hint: names.placeHint, maxLength: EVENT_LIMITS.place })}
          {field('meetingPoint', names.meetingPoint, {
            hint: names.meetingHint,
            may: true,
            maxLength: EVENT_LIMITS.meetingPoint,
          })}
        </div>
      </fieldset>

      <fieldset className={styles.part}>
        <legend>{parts.places}</legend>
        <div data-kit="pairs">
          {field('places', names.places, { hint: names.placesHint, may: true, inputMode: 'numeric' })}
          {field('blocked', names.blocked, { hint: names.blockedHint, may: true, inputMode: 'numeric' })}
          {field('price', names.price, { hint: names.priceHint, may: true, inputMode: 'decimal' })}
          {field('minimum', names.minimum, { hint: names.minimumHint, may: true, inputMode: 'numeric' })}
          {field('decideBy', names.decideBy, { type: 'date', may: true, max: fields.from })}
        </div>
      </fieldset>

      <fieldset className={styles.part}>
        <legend>{parts.more}</legend>
        <Checkbox checked={fields.public} onChange={(event) => onChange({ public: event.target.checked })}>
          {names.public}
        </Checkbox>
        <LabelledTextArea
          id="event-note"
          label={names.note}
          optional={optional}
          value={fields.note}
          maxLength={EVENT_LIMITS.note}
          rows={3}
          onChange={(event) => onChange({ note: event.target.value })}
        />
        {isNew && <RepetitionFields fields={fields} problems={problems} onChange={onChange} />}
      </fieldset>
    </>
  )
}

/** Moves the last day along with the first. */
function daysFrom(from: string, fields: EventFields, nights: number): Partial<EventFields> {
  if (!from || (fields.to && fields.to >= from && fields.from)) return { from }
  return { from, to: addDays(from, nights) }
}
