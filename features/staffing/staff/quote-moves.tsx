import { useRef, useState } from 'react'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { useRefusalMessage, useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { quotes as quoteContract } from '#features/quote/staff/quote.contract.ts'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import { call } from '#kit/client.ts'
import { Row, Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { HitQuote } from './day-hits.ts'
import { QuoteMoveRow } from './quote-move-row.tsx'

/** After these it may be on the list no more, which would otherwise look as if it had been moved. */
const GONE = ['quote_expired', 'quote_closed', 'unknown_quote', 'changed_meanwhile']

interface QuoteMovesProps {
  quotes: HitQuote[]
  /** Swiss day. */
  today: string
  onChanged: () => void
}

/** Each quote with free days to choose from; one after the other, or all at once. */
export function QuoteMoves({ quotes, today, onChanged }: QuoteMovesProps) {
  const { t, language } = useTexts('staff-blocked')
  const toast = useResultToast()
  const refusalOf = useRefusalMessage()
  const [days, setDays] = useState<Record<string, string>>({})
  const [reasons, setReasons] = useState<Record<string, string>>({})
  const [problems, setProblems] = useState<Record<string, StaffProblem>>({})
  const [moving, setMoving] = useState<string | null>(null)
  // A second press may come before the state is there.
  const running = useRef(false)
  const proposed = chooseDays(quotes)
  const dayOf = ({ id }: HitQuote) => days[id] ?? proposed.get(id) ?? ''
  const ready = quotes.filter((quote) => dayOf(quote) !== '')

  async function moveOne(quote: HitQuote): Promise<StaffProblem | null> {
    const { id, number, version, dates } = quote
    const day = dayOf(quote)
    const [first] = dates
    if (!first || day === '') return null
    setMoving(id)
    const answer = await call(quoteContract.move, {
      id,
      version,
      days: dates.map((date) => date.day),
      to: { ...first, day },
      override: reasons[id] ?? '',
    })
    setProblems(({ [id]: _before, ...others }) => (answer.ok ? others : { ...others, [id]: answer.refusal }))
    if (answer.ok) toast.done(fill(t.moved, { number, day: formatWeekdayAndDay(language, day) }))
    return answer.ok ? null : answer.refusal
  }

  async function move(wanted: HitQuote[]): Promise<void> {
    if (running.current) return
    running.current = true
    // One after the other, so that each sees the dates that the ones before have taken.
    const gone: [quote: HitQuote, why: StaffProblem][] = []
    for (const quote of wanted) {
      const problem = await moveOne(quote)
      if (problem && GONE.includes(problem.code)) gone.push([quote, problem])
    }
    running.current = false
    setMoving(null)
    // Last, because each message takes the place of the one before.
    if (gone.length > 0)
      toast.failed(
        gone.map(([{ number, customer }]) => fill(t.quote, { number, customer })).join('; '),
        [...new Set(gone.map(([, why]) => refusalOf(why)))].join(' '),
      )
    onChanged()
  }

  return (
    <Section title={t.quotesTitle} gap={12}>
      <p className="muted">{t.quotesLead}</p>
      <ul className="lines">
        {quotes.map((quote) => (
          <QuoteMoveRow
            key={quote.id}
            quote={quote}
            today={today}
            day={dayOf(quote)}
            reason={reasons[quote.id] ?? ''}
            problem={problems[quote.id] ?? null}
            busy={moving !== null}
            isMoving={moving === quote.id}
            onDay={(day) => setDays((before) => ({ ...before, [quote.id]: day }))}
            onReason={(reason) => setReasons((before) => ({ ...before, [quote.id]: reason }))}
            onMove={() => void move([quote])}
          />
        ))}
      </ul>
      {ready.length > 0 && (
        <Row>
          <TrailSign aria-disabled={moving !== null} onClick={() => void move(ready)}>
            {moving === null ? plural(language, ready.length, t.moveAll) : t.moving}
          </TrailSign>
        </Row>
      )}
    </Section>
  )
}

/**
 * The day proposed first for each quote, by id, so that moving all of them at once does not put two on one day. Quotes with
 * nothing left to propose are left out.
 */
export function chooseDays(quotes: readonly Pick<HitQuote, 'id' | 'proposals'>[]): Map<string, string> {
  const taken = new Set<string>()
  const chosen = new Map<string, string>()
  for (const { id, proposals } of quotes) {
    const day = proposals.find((each) => !taken.has(each))
    if (!day) continue
    taken.add(day)
    chosen.set(id, day)
  }
  return chosen
}
