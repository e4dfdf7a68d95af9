import { useRef } from 'react'
import type { ServiceId } from '#features/services/content/services.ts'
import { bracketsOf, priceGroup } from '#features/services/content/group-price.ts'
import { labelled } from '#i18n/format.ts'
import { useFormTexts } from '#site/form/use-form-texts.ts'
import { usePricedServices } from '#features/services/site/use-priced-services.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { Field } from '#site/ui/fields/field.tsx'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { francs, groupText } from '#features/services/site/team-events/price-text.ts'
import { StepBlock } from '../form/step-block.tsx'
import blocks from '../form/blocks.module.css'
import styles from '../form/booking-form.module.css'
import type { BookingData } from '../booking.loader.ts'
import { DateCards } from './date-cards.tsx'
import { fieldId } from '../form/form-fields.ts'
import { GroupPriceLines } from '../price/group-price-lines.tsx'
import { PeopleStepper } from '../form/people-stepper.tsx'
import { SummaryCard } from '../price/summary-card.tsx'
import plateStyles from '../price/summary-card.module.css'
import { BookingUnavailable } from './booking-unavailable.tsx'
import { usePeople } from '../form/use-people.ts'

/** Default group size. */
const USUAL_GROUP = 12
const LARGEST_REQUEST = 100

/** Private team event with the group's exact price; single places are booked on public dates. A plain GET form. */
export function CustomDateStep({ data, service }: { data: BookingData; service: ServiceId }) {
  const { chosen, dates, unavailable } = data
  const messages = useMessages('booking')
  const shared = useMessages('team-event')
  const { own } = messages
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const firstPeople = chosen.people ?? USUAL_GROUP
  const first = { people: String(firstPeople) }
  const people = usePeople(useFormTexts(form, first)['people'] ?? '', firstPeople)
  const { teamEvents } = usePricedServices()
  const event = teamEvents.find(({ id }) => id === service)
  if (!event) throw new Error(`no prices of ${service}`)
  const answer = priceGroup(event, people)
  const total = answer.ok ? francs(language, answer.value.totalCents) : own.request
  return (
    <form
      ref={form}
      className={`wrap ${blocks.layout}`}
      action={paths.teamEventRequest}
      method="get"
      aria-label={own.title}
    >
      <div>
        <BookingUnavailable unavailable={unavailable} />
        <input type="hidden" name="serviceId" value={service} />
        <StepBlock step="date" isDone={false} title={own.title}>
          <p className={styles.text}>{own.text}</p>
          <div className={styles.fields}>
            <Field label={own.people} id={fieldId('people')}>
              {(control) => (
                <PeopleStepper
                  first={first.people}
                  people={people}
                  most={LARGEST_REQUEST}
                  control={control}
                  labels={messages.people}
                />
              )}
            </Field>
          </div>
          <ul className={`small muted num ${styles.brackets}`}>
            {bracketsOf(event).map((bracket) => (
              <li key={bracket.upTo}>
                {labelled(
                  language,
                  groupText(shared, bracket),
                  `${francs(language, bracket.cents)} ${bracket.kind === 'flat' ? shared.flat : shared.perPerson}`,
                )}
              </li>
            ))}
          </ul>
        </StepBlock>
        {unavailable !== 'failed' && (
          <StepBlock step="people" isDone={false} title={own.singles}>
            {dates.length > 0 ? (
              <DateCards
                dates={dates}
                chosen={null}
                address={{ voucher: chosen.voucher, again: chosen.again }}
              />
            ) : (
              <p className="muted">{own.noSingles}</p>
            )}
          </StepBlock>
        )}
      </div>
      <SummaryCard
        label={messages.plate.label}
        service={service}
        event={null}
        sign={
          <>
            <TrailSign type="submit" wide className={plateStyles.total} note={total}>
              {own.send}
            </TrailSign>
            <output className="visually-hidden" aria-live="polite">
              {total}
            </output>
            <div className={plateStyles.promises}>
              <PromiseLine of={['request', 'freeMove']} />
            </div>
          </>
        }
      >
        <GroupPriceLines event={event} people={people} />
      </SummaryCard>
    </form>
  )
}
