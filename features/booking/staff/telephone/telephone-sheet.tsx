import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { staffBookingSchema } from '#features/booking/rules/staff-booking-form.schema.ts'
import { type FieldProblem, fieldProblems } from '#kernel/field-problem.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import type { Season } from '#features/calendar/staff/event.contract.ts'
import { type BookedByStaff, bookings } from '../booking.contract.ts'
import { call } from '#kit/client.ts'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import type { Caller } from './caller.ts'
import { MoneyBlock, PeopleBlock, WhoBlock } from './sheet-blocks.tsx'
import { bookedLine } from './read-out.ts'
import { SheetSummary } from './sheet-summary.tsx'
import styles from './telephone.module.css'
import { type TelephoneDraft, bookable, emptyDraft, toBooking, totalOf } from './telephone-draft.ts'
import { WhatBlock } from './what-block.tsx'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { useAction } from '#kit/use-action.ts'

interface TelephoneSheetProps {
  season: Season
  /** Id of the date that is chosen already; empty without one. */
  first: string
  /** Whoever was chosen before. */
  caller: Caller | undefined
  onBooked: () => void
}

type Booked = BookedByStaff & Pick<TelephoneDraft, 'email' | 'eventId'> & { line: string }

export function TelephoneSheet({ season, first, caller, onBooked }: TelephoneSheetProps) {
  const { problems: texts, read } = useMessages('staff-telephone')
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  // One key for one call: sent twice, or after a broken line, it books once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState(() => ({ ...emptyDraft(first, language), ...caller }))
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [found, setFound] = useState(0)
  const [booked, setBooked] = useState<Booked | null>(null)
  const { busy, refusal, attempt, submit, refuse } = useSubmit<StaffProblem>()
  const dates = bookable(season.events)
  const event = dates.find(({ id }) => id === draft.eventId)

  useEffect(() => {
    if (found > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [found])

  function change(changed: Partial<TelephoneDraft>) {
    setDraft((before) => ({ ...before, ...changed }))
    const names = Object.keys(changed)
    setProblems((before) => before.filter(({ field }) => !names.includes(field)))
  }

  async function book(submitted?: SubmitEvent<HTMLFormElement>): Promise<void> {
    submitted?.preventDefault()
    const body = toBooking(draft, event)
    const parsed = staffBookingSchema.safeParse(body)
    if (!parsed.success) return show(fieldProblems(parsed.error.issues))
    const answer = await submit(() => call(bookings.book, { booking: { key, form: body } }))
    if (!answer) return
    if (answer.ok) {
      const line = lineOf(answer.value.state === 'waitlisted')
      setBooked({ ...answer.value, email: draft.email.trim(), eventId: draft.eventId, line })
      document.getElementById('inhalt')?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    } else if (answer.refusal.fields) show(answer.refusal.fields)
    else if (answer.refusal.code === 'idempotency_key_reused') setKey(crypto.randomUUID())
    onBooked()
  }

  function lineOf(waits: boolean) {
    if (!event) return draft.name
    const { people, way, name, voucher } = draft
    const [title, days] = [event.title, eventDays(language, event)]
    const totalCents = totalOf(event, people)
    const hasVoucher = voucher.trim() !== ''
    return bookedLine(language, read, { name, people, title, days, totalCents, way, waits, hasVoucher })
  }

  function show(these: FieldProblem[]): void {
    refuse(null)
    setProblems(these)
    setFound((before) => before + 1)
  }

  function onKeyDown(pressed: KeyboardEvent<HTMLFormElement>) {
    if (pressed.key === 'Enter' && (pressed.ctrlKey || pressed.metaKey)) {
      pressed.preventDefault()
      void book()
    }
  }

  if (booked)
    return (
      <BookedNotice
        booked={booked}
        onNext={() => {
          setBooked(null)
          setKey(crypto.randomUUID())
          setDraft(emptyDraft('', language))
        }}
      />
    )
  const fields = { draft, problems, change }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Ctrl+Enter books from every field of the form
    <form
      ref={form}
      className={styles.sheet}
      noValidate
      onSubmit={(at) => void book(at)}
      onKeyDown={onKeyDown}
    >
      <div>
        <WhoBlock {...fields} />
        <WhatBlock {...fields} dates={dates} />
        <PeopleBlock {...fields} event={event} />
        <MoneyBlock {...fields} />
      </div>
      <div className={styles.side} data-kit="side">
        <SheetSummary draft={draft} event={event} today={season.from} busy={busy}>
          <RefusalMessage problem={refusal} attempt={attempt} />
          {problems.length > 0 && (
            <p role="alert" className={styles.missing}>
              {texts.summary}
            </p>
          )}
        </SheetSummary>
      </div>
    </form>
  )
}

interface BookedNoticeProps {
  booked: BookedByStaff & { email: string; eventId: string; line: string }
  onNext: () => void
}

/** What has been booked, and what is left to do: hand over the paper, or take the next call. */
export function BookedNotice({ booked, onNext }: BookedNoticeProps) {
  const { done } = useMessages('staff-telephone')
  const language = useLanguage()
  const paper = useAction(bookings.paper)
  const { id, number, state, offeredUntil, email, eventId, line } = booked
  const title = offeredUntil ? done.held : state === 'waitlisted' ? done.waiting : done.booked
  const until = offeredUntil && swissTime(new Date(offeredUntil))

  return (
    <div className={styles.done} data-kit="part">
      <div data-kit="stack" data-gap="8" role="status">
        <h2 className="num">{fill(title, { number })}</h2>
        <p className="num">{line}</p>
        <p>{email ? fill(done.mail, { email }) : done.paper}</p>
        {until && (
          <p>
            {fill(done.until, {
              day: formatDay(language, until.day),
              time: formatTime(language, until.time),
            })}
          </p>
        )}
      </div>
      <p data-kit="row" data-gap="24">
        {email ? (
          <TrailSign onClick={onNext}>{done.next}</TrailSign>
        ) : (
          <TrailSign onClick={() => void paper.save({ id })}>{done.print}</TrailSign>
        )}
        {email ? (
          <Button onClick={() => void paper.save({ id })}>{done.print}</Button>
        ) : (
          <Button onClick={onNext}>{done.next}</Button>
        )}
        <PageLink className="go" to={staffPaths.eventBooking(eventId, id)}>
          {done.event}
        </PageLink>
      </p>
    </div>
  )
}
