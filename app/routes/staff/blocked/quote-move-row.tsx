import { useState } from 'react'
import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { formatDay, formatWeekdayAndDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { WarningIcon } from '../../../ui/pictures/icons.tsx'
import { Input, Radio } from '../../../ui/fields/inputs.tsx'
import { ClashText } from '../quotes/date-fields.tsx'
import type { StaffProblem } from '../api/staff-client.ts'
import { useRefusalMessage } from '../use-staff-messages.ts'
import styles from './blocked.module.css'
import type { HitQuote } from './day-hits.ts'

interface QuoteMoveRowProps {
  quote: HitQuote
  today: string
  day: string
  reason: string
  problem: StaffProblem | null
  busy: boolean
  isMoving: boolean
  onDay: (day: string) => void
  onReason: (reason: string) => void
  onMove: () => void
}

export function QuoteMoveRow(props: QuoteMoveRowProps) {
  const { quote, today, day, reason, problem, busy, isMoving, onDay, onReason, onMove } = props
  const messages = useMessages('staff-blocked')
  const language = useLanguage()
  const refusalOf = useRefusalMessage()
  const [isOther, setOther] = useState(quote.proposals.length === 0)
  const about = fill(messages.quote, { number: quote.number, customer: quote.customer })
  const listed = quote.dates.map((date) => formatDay(language, date.day)).join(', ')
  const stand = quote.awaitsDate ? messages.wished : quote.held ? messages.held : messages.proposed
  const clashes = problem?.clashes ?? []
  return (
    <li>
      <div className={styles.moveHead}>
        <p>
          <b>{about}</b>
          <small>
            {[
              fill(stand, { days: listed }),
              quote.people !== null && plural(language, quote.people, messages.people),
              formatPrice(language, quote.totalCents, { code: 'chf' }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </p>
        <PageLink className={styles.quiet} to={staffPaths.quote(quote.id)}>
          {messages.openQuote}
          <span className="visually-hidden">: {about}</span>
        </PageLink>
      </div>
      <fieldset className={styles.days}>
        <legend>
          {messages.newDay}
          <span className="visually-hidden">: {about}</span>
        </legend>
        {quote.proposals.length === 0 && <p className="small muted">{messages.noneFree}</p>}
        {quote.proposals.map((proposal) => (
          <Radio
            key={proposal}
            name={`tag-${quote.id}`}
            checked={!isOther && day === proposal}
            onChange={() => {
              setOther(false)
              onDay(proposal)
            }}
          >
            {fill(messages.freeDay, { day: formatWeekdayAndDay(language, proposal) })}
          </Radio>
        ))}
        <Radio name={`tag-${quote.id}`} checked={isOther} onChange={() => setOther(true)}>
          {messages.otherDay}
        </Radio>
        {isOther && (
          <Input
            type="date"
            min={today}
            aria-label={`${messages.newDay}: ${about}`}
            value={day}
            onChange={({ target }) => onDay(target.value)}
          />
        )}
      </fieldset>
      {problem && (
        <div role="alert" className={styles.problem}>
          {clashes.length === 0 ? (
            <p>{refusalOf(problem)}</p>
          ) : (
            <>
              <p>{messages.clash}</p>
              <ul>
                {clashes.map((clash) => (
                  <li key={`${clash.date} ${clash.id}`}>
                    <WarningIcon />
                    <ClashText clash={clash} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {clashes.length > 0 && (
        <Field label={messages.override}>
          {(control) => (
            <Input
              value={reason}
              maxLength={QUOTE_LIMITS.reason}
              onChange={({ target }) => onReason(target.value)}
              {...control}
            />
          )}
        </Field>
      )}
      <p>
        <Button
          size="sm"
          aria-disabled={busy || day === ''}
          aria-label={`${messages.move}: ${about}`}
          onClick={() => day !== '' && onMove()}
        >
          {isMoving ? messages.moving : messages.move}
        </Button>
      </p>
    </li>
  )
}
