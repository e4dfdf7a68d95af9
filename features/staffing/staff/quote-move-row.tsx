import { useState } from 'react'
import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { fill, plural } from '#i18n/format.ts'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { WarningIcon } from '#site/ui/pictures/icons.tsx'
import { Input, Radio } from '#site/ui/fields/inputs.tsx'
import { ClashText } from '#features/quote/staff/clash-question.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { useRefusalMessage } from '#site/routes/staff/use-staff-messages.ts'
import { useTexts } from '#kit/texts.ts'
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
  const { t, language, day: formatDate, price } = useTexts('staff-blocked')
  const refusalOf = useRefusalMessage()
  const [isOther, setOther] = useState(quote.proposals.length === 0)
  const about = fill(t.quote, { number: quote.number, customer: quote.customer })
  const listed = quote.dates.map((date) => formatDate(date.day)).join(', ')
  const status = quote.awaitsDate ? t.wished : quote.held ? t.held : t.proposed
  const clashes = problem?.clashes ?? []
  return (
    <li data-kit="stack" data-gap="12">
      <div data-kit="row" data-apart>
        <p>
          <b>{about}</b>
          <small>
            {[
              fill(status, { days: listed }),
              quote.people !== null && plural(language, quote.people, t.people),
              price(quote.totalCents),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </p>
        <PageLink to={staffPaths.quote(quote.id)}>
          {t.openQuote}
          <span className="visually-hidden">: {about}</span>
        </PageLink>
      </div>
      <fieldset className={styles.days}>
        <legend>
          {t.newDay}
          <span className="visually-hidden">: {about}</span>
        </legend>
        {quote.proposals.length === 0 && <p className="small muted">{t.noneFree}</p>}
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
            {fill(t.freeDay, { day: formatWeekdayAndDay(language, proposal) })}
          </Radio>
        ))}
        <Radio name={`tag-${quote.id}`} checked={isOther} onChange={() => setOther(true)}>
          {t.otherDay}
        </Radio>
        {isOther && (
          <Input
            type="date"
            min={today}
            aria-label={`${t.newDay}: ${about}`}
            value={day}
            onChange={({ target }) => onDay(target.value)}
          />
        )}
      </fieldset>
      {problem && (
        <div role="alert" className="clashes">
          {clashes.length === 0 ? (
            <p>{refusalOf(problem)}</p>
          ) : (
            <>
              <p>{t.clash}</p>
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
        <LabelledInput
          label={t.override}
          value={reason}
          maxLength={QUOTE_LIMITS.reason}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
      <p>
        <Button
          size="sm"
          aria-disabled={busy || day === ''}
          aria-label={`${t.move}: ${about}`}
          onClick={() => day !== '' && onMove()}
        >
          {isMoving ? t.moving : t.move}
        </Button>
      </p>
    </li>
  )
}
