import { useEffect, useRef } from 'react'
import { largestGroup } from '#features/services/content/group-price.ts'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import type { TeamEventField } from '#features/inquiry/forms/team-event-inquiry.ts'
import { DayField } from '#site/day-picker/day-field.tsx'
import { ErrorSummary } from '#site/form/error-summary.tsx'
import { FORM_ALERT_ID } from '#site/form/form-alert.tsx'
import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ClosedDayNote } from '#features/inquiry/site/closed-day-note.tsx'
import { InquirySent } from '#features/inquiry/site/inquiry-sent.tsx'
import { LongTextField } from '#features/inquiry/site/long-text-field.tsx'
import { RequestFormFooter } from '#features/inquiry/site/request-form-footer.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.tsx'
import { TermsConsent } from '#features/inquiry/site/terms-consent.tsx'
import { TextField } from '#features/inquiry/site/text-field.tsx'
import unfold from '#site/ui/layout/unfold.module.css'
import { classNames } from '#site/ui/class-names.ts'
import { TeamEventProblem } from '#features/inquiry/site/team-event-request/team-event-problem.tsx'
import { PriceConfigurator } from './price-configurator.tsx'
import styles from './request-box.module.css'
import type { RequestBoxState } from './use-request-box.ts'

/** Anchor of the signs that lead here. */
export const REQUEST_ANCHOR = 'anfrage'

const ID_PREFIX = 'termin'
const idOf = (name: string) => `${ID_PREFIX}-${name}`

/** Optional fields. */
const MORE_FIELDS: readonly TeamEventField[] = ['phone', 'place', 'note']

/** Knows the event and the price; asks for days, people and an address. Becomes the confirmation once it is sent. */
export function RequestBox({ event, request }: { event: PricedTeamEvent; request: RequestBoxState }) {
  const { state, handlers, first, typed, size, sent } = request
  const { box, alternative, send } = useMessages('team-event-request')
  const { name, email, company, optional } = useMessages('request-form')
  const { problems, attempt } = state
  const fields: RequestFields = {
    first,
    typed,
    files: null,
    filesLost: false,
    of: (name) => {
      const problem = problems.find(({ field }) => field === name)
      return {
        id: idOf(name),
        error: problem && <TeamEventProblem problem={problem} typed={typed} />,
        detail: problem?.name,
      }
    },
  }
  if (sent)
    return (
      <div id={REQUEST_ANCHOR} className={`${styles.box} no-print`}>
        <InquirySent inquiry={sent} heading="h3" takesFocus />
      </div>
    )
  return (
    <form
      id={REQUEST_ANCHOR}
      className={`${styles.box} no-print`}
      action={`${paths.teamEventRequest}#${FORM_ALERT_ID}`}
      method="post"
      noValidate
      aria-labelledby={`${REQUEST_ANCHOR}-title`}
      {...handlers}
    >
      <h3 id={`${REQUEST_ANCHOR}-title`}>{box.title}</h3>
      {problems.length > 0 && (
        <ErrorSummary
          problems={problems}
          idOf={idOf}
          textOf={(problem) => <TeamEventProblem problem={problem} typed={typed} />}
          attempt={attempt}
        />
      )}
      <input type="hidden" name="serviceId" value={event.id} />
      <div className={classNames(styles.pair, styles.days)}>
        <div>
          <DayField name="from" label={box.day} optional={optional} defaultValue="" {...fields.of('from')} />
          <ClosedDayNote days={[typed['from'], typed['alternative']]} />
        </div>
        <DayField
          name="alternative"
          label={alternative}
          optional={optional}
          defaultValue=""
          {...fields.of('alternative')}
        />
      </div>
      <div className={styles.pair}>
        <TextField fields={fields} name="name" label={name} autoComplete="name" aria-required />
        <TextField
          fields={fields}
          name="email"
          type="email"
          label={email}
          autoComplete="email"
          aria-required
        />
      </div>
      <TextField fields={fields} name="company" label={company} autoComplete="organization" isOptional />
      <PriceConfigurator event={event} size={size} field={fields.of('people')} />
      <More
        fields={fields}
        all={paths.askForTeamEvent(event.id, size.people >= 1 ? size.people : undefined)}
      />
      {size.people <= largestGroup(event) && <p className="small">{box.atOnce}</p>}
      <div>
        <TermsConsent fields={fields} />
      </div>
      <RequestFormFooter
        state={state}
        idPrefix={ID_PREFIX}
        send={send}
        promises={['request', 'freeMove']}
        wide
      />
    </form>
  )
}

/** Unfolds when something in it does not pass. */
function More({ fields, all }: { fields: RequestFields; all: string }) {
  const { box, place, placeHint, note, noteHint } = useMessages('team-event-request')
  const { phone, optional } = useMessages('request-form')
  const details = useRef<HTMLDetailsElement>(null)
  const isWrong = MORE_FIELDS.some((field) => Boolean(fields.of(field).error))
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])
  return (
    <details ref={details} className={styles.more}>
      <summary className={unfold.summary}>
        {box.more} <span className="optional">{optional}</span>
      </summary>
      <div className={styles.fields}>
        <TextField fields={fields} name="phone" type="tel" label={phone} autoComplete="tel" />
        <TextField fields={fields} name="place" label={place} hint={placeHint} />
        <LongTextField fields={fields} name="note" label={note} hint={noteHint} rows={3} />
        <p className="small">
          <PageLink to={all}>{box.all}</PageLink>
        </p>
      </div>
    </details>
  )
}
