import type { ReactNode } from 'react'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatPrice, plural } from '#i18n/format.ts'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { TermsCheckbox } from '#features/messages/site/terms-checkbox.tsx'
import { StepBlock } from './step-block.tsx'
import styles from './booking-form.module.css'
import { fieldId, type FormFields } from './form-fields.ts'
import type { PriceLines } from '../price/price-lines.ts'

interface CheckBlockProps {
  fields: FormFields
  isDone: boolean
  event: CalendarEvent
  price: PriceLines
  waits: boolean
}

export function ReviewBlock({ fields, isDone, event, price, waits }: CheckBlockProps) {
  const messages = useMessages('booking')
  const { check, details } = messages
  const language = useLanguage()
  const { typed, of } = fields
  const isInvoice = typed['way'] === 'invoice'
  const way = price.dueCents === 0 ? 'free' : isInvoice ? 'direct' : 'online'
  const times = eventTimes(language, event)
  const who = [plural(language, price.people, messages.people.count), typed['name']?.trim()]
  return (
    <StepBlock step="check" isDone={isDone}>
      <dl className={styles.facts}>
        <Fact name={check.what} field="eventId">
          {event.title}
        </Fact>
        <Fact name={check.when} field="eventId">
          {eventDays(language, event)}
          {times && (
            <>
              {', '}
              <span className={styles.times}>{times}</span>
            </>
          )}
        </Fact>
        <Fact name={check.where} field="eventId">
          {[event.place, event.meetingPoint].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={check.who} field="people">
          {who.filter(Boolean).join(', ')}
        </Fact>
        {typed['email']?.trim() && (
          <Fact name={check.confirmation} field="email">
            {typed['email']}
          </Fact>
        )}
        <Fact name={check.payment} field={price.dueCents === 0 ? 'people' : 'way'}>
          {price.dueCents === 0 ? (
            check.nothingDue
          ) : (
            <>
              {formatPrice(language, price.dueCents, { code: 'chf' })}
              <br />
              {isInvoice ? details.byInvoice : waits ? details.onlineLater : details.online}
            </>
          )}
        </Fact>
      </dl>
      <h3 className={styles.nextTitle}>{check.next}</h3>
      <ol className={styles.next}>
        {check[waits ? 'waits' : way].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <TermsCheckbox
        field={of('terms')}
        text={check.terms}
        link={check.termsLink}
        version={messages.termsVersion}
      />
    </StepBlock>
  )
}

function Fact({ name, field, children }: { name: string; field: string; children: ReactNode }) {
  const { change } = useMessages('booking')
  const target = fieldId(field)
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">
        <span>{children}</span>
        <a
          href={`#${target}`}
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(target)?.focus()
          }}
        >
          {change}
          <span className="visually-hidden">{` (${name})`}</span>
        </a>
      </dd>
    </div>
  )
}
