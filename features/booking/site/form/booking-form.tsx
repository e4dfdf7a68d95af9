import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useEnvironment } from '#site/environment.ts'
import { ErrorSummary } from '#site/form/error-summary.tsx'
import { FORM_ALERT_ID } from '#site/form/form-alert.tsx'
import { useFormTexts } from '#site/form/use-form-texts.ts'
import { useForm } from '#site/form/use-form.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import { paths } from '#content/paths.ts'
import { MAX_PEOPLE } from '#features/booking/booking.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { plural } from '#i18n/format.ts'
import { bookingPath, readPeople } from '../booking-address.ts'
import type { BookingData } from '../booking.loader.ts'
import { ChosenDate } from '../choose-date/chosen-date.tsx'
import { useIsTeamEvent } from '../choose-date/use-is-team-event.ts'
import { BookingBar } from '../price/booking-bar.tsx'
import { BookingSummary } from '../price/booking-summary.tsx'
import { priceLines } from '../price/price-lines.ts'
import { useVoucher, useWrittenVoucher } from '../price/use-voucher.ts'
import { BOOKING_DRAFT } from './booking-fields.ts'
import { BookingProblem } from './booking-problem.tsx'
import { refusalProblem } from './booking-refusal.ts'
import { DetailsBlock } from './details-block.tsx'
import { fieldId, type FormFields, inPageOrder } from './form-fields.ts'
import { PeopleStepper } from './people-stepper.tsx'
import { completedSteps } from './progress.ts'
import { ReviewBlock } from './review-block.tsx'
import { StepBlock } from './step-block.tsx'
import { usePeople } from './use-people.ts'
import styles from './booking-form.module.css'
import blocks from './blocks.module.css'

export function BookingForm({ data, event }: { data: BookingData; event: CalendarEvent }) {
  const { chosen, service, submission, dates, earlier } = data
  const { title, own } = useMessages('booking')
  const language = useLanguage()
  const { invoiceFor } = useEnvironment()
  const firstPeople = readPeople(submission?.values['people'] ?? '') || (chosen.people ?? 1)
  const first = { voucher: chosen.voucher, ...earlier, ...submission?.values, people: String(firstPeople) }
  const { state, handlers } = useForm({
    draft: BOOKING_DRAFT,
    submission,
    load: async () => {
      const { attachBooking } = await import('./booking-behaviour.ts')
      return { attach: (host) => attachBooking(host, invoiceFor) }
    },
    sentPath: paths.myBooking,
  })
  const { problems, attempt } = state
  const isTeamEvent = useIsTeamEvent(data.service)
  const form = handlers.ref
  const typed = useFormTexts(form, first)
  const people = usePeople(typed['people'] ?? '', firstPeople)
  const voucher = useVoucher({ eventId: event.id, people, first: typed['voucher'] ?? '' })
  useWrittenVoucher(form, voucher.apply)
  useFreshDates(problems.map(({ code }) => code).find(refusalProblem), attempt)

  const waits = event.placesLeft !== null && people > event.placesLeft
  const covers = voucher.state.kind === 'worth' && !waits ? voucher.state.coversCents : 0
  const price = priceLines(event.priceCents ?? 0, people, covers)
  const done = completedSteps({ hasDate: true, typed, invoiceFor })
  const fields: FormFields = {
    typed,
    first,
    of: (name) => {
      const problem = problems.find(({ field }) => field === name)
      return { id: fieldId(name), error: problem && <BookingProblem problem={problem} /> }
    },
  }
  const address = { people, voucher: chosen.voucher, again: chosen.again }
  const isInvoice = typed['way'] === 'invoice'
  const way = waits ? 'wait' : price.dueCents === 0 ? 'free' : isInvoice ? 'invoice' : 'online'
  return (
    <form
      className={`wrap ${blocks.layout} ${styles.form}`}
      action={`${bookingPath({ ...chosen, ...address, eventId: event.id })}#${FORM_ALERT_ID}`}
      method="post"
      noValidate
      aria-label={title}
      {...handlers}
    >
      <div>
        {problems.length > 0 && (
          <div className={styles.summary}>
            <ErrorSummary
              problems={inPageOrder(problems)}
              idOf={fieldId}
              textOf={(problem) => <BookingProblem problem={problem} />}
              attempt={attempt}
            />
          </div>
        )}
        <input type="hidden" name="eventId" value={event.id} />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="shownTotalCents" value={price.totalCents} />
        {waits && <input type="hidden" name="waitIfFull" value="on" />}
        <StepBlock step="date" isDone={done.date} id={fieldId('eventId')}>
          <ChosenDate
            key={event.id}
            event={event}
            dates={dates}
            address={address}
            isOpen={problems.some(({ field }) => field === 'eventId')}
          >
            {isTeamEvent && (
              <p className={styles.own}>
                <ArrowLink to={bookingPath({ ...address, serviceId: service })}>{own.title}</ArrowLink>
              </p>
            )}
          </ChosenDate>
        </StepBlock>
        <PeopleBlock event={event} people={people} waits={waits} isDone={done.people} fields={fields} />
        <DetailsBlock
          fields={fields}
          isDone={done.details}
          price={price}
          waits={waits}
          voucher={voucher}
          isFree={event.priceCents === 0}
        />
        <ReviewBlock fields={fields} isDone={done.check} event={event} price={price} waits={waits} />
      </div>
      <BookingSummary
        service={service}
        event={event}
        price={price}
        way={way}
        state={state}
        today={data.today}
      />
      <BookingBar service={service} event={event} price={price} way={way} sending={state.sending} />
    </form>
  )
}

function useFreshDates(refusal: string | undefined, attempt: number): void {
  const { revalidate } = useRevalidator()
  const seen = useRef(0)
  useEffect(() => {
    if (!refusal || seen.current === attempt) return
    seen.current = attempt
    void revalidate()
  }, [refusal, attempt, revalidate])
}

interface PeopleBlockProps {
  event: CalendarEvent
  people: number
  /** Not enough places: goes to the waiting list. */
  waits: boolean
  isDone: boolean
  fields: FormFields
}

function PeopleBlock({ event, people, waits, isDone, fields }: PeopleBlockProps) {
  const messages = useMessages('booking').people
  const language = useLanguage()
  const { places, placesLeft } = event
  return (
    <StepBlock step="people" isDone={isDone}>
      <Field
        label={messages.label}
        hint={
          <>
            {placesLeft !== null &&
              placesLeft > 0 &&
              !waits &&
              `${plural(language, placesLeft, messages.left)} `}
            {messages.names}
          </>
        }
        {...fields.of('people')}
      >
        {(control) => (
          <PeopleStepper
            first={fields.first['people'] ?? ''}
            people={people}
            most={places ?? MAX_PEOPLE}
            control={control}
            labels={messages}
          />
        )}
      </Field>
      <div role="status">
        {waits && (
          <p className={`${styles.waits} framed`}>
            {placesLeft === 0 ? messages.full : plural(language, placesLeft ?? 0, messages.tooMany)}
          </p>
        )}
      </div>
    </StepBlock>
  )
}
