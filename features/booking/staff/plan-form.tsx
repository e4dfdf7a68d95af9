import { type SubmitEvent, useRef, useState } from 'react'
import { type PlanDefault, type PlanPreview, offeredChoices } from '../plan-b/plan-b.ts'
import type { PreviewedMail } from '../mail/booking-notifications.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { swissTime } from '#i18n/format-date.ts'
import { plural } from '#i18n/format.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import { type PlanFile, plans } from './plan.contract.ts'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { call } from '#kit/client.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { TimeClashes } from '#features/calendar/staff/time-clashes.tsx'
import { onDay } from './plan-time.ts'
import { PlanCosts } from './plan-costs.tsx'
import { PlanTargets, type Target } from './plan-targets.tsx'
import styles from './plan.module.css'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'
import { MailList } from '#site/routes/staff/recipients/mail-list.tsx'

const DAY_MS = 86_400_000

interface PlanFormProps {
  event: EventFile['event']
  file: PlanFile
  preview: PlanPreview
  onDone: () => void
  /** Somebody has booked or paid meanwhile. */
  onOutdated: () => void
}

export function PlanForm({ event, file, preview, onDone, onOutdated }: PlanFormProps) {
  const messages = useMessages('staff-plan-b')
  const language = useLanguage()
  const toast = useResultToast()
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const planId = useRef(crypto.randomUUID())
  const now = new Date(file.now)
  const [target, setTarget] = useState<Target>('day')
  const [day, setDay] = useState(() => weekAfter(event.startsAt.slice(0, 10), swissTime(now).day))
  const [otherDates, setOtherDates] = useState(true)
  const [vouchers, setVouchers] = useState(true)
  const [chosenUntilDay, setUntilDay] = useState<string | null>(null)
  const [untilTime, setUntilTime] = useState('12:00')
  const [chosenDefault, setDefault] = useState<PlanDefault>('new_date')
  const kind = target === 'none' ? 'called_off' : 'postponed'
  const byDefault = kind === 'called_off' ? 'refund' : chosenDefault
  const choices = offeredChoices(kind, { otherDates, vouchers })
  const [mails, setMails] = useState<PreviewedMail[] | null>(null)
  const { choose } = messages
  const chosen = file.dates.find(({ id: each }) => each === target)
  const newDay = target === 'day' ? day : chosen?.startsAt.slice(0, 10)
  const untilDay = chosenUntilDay ?? lastDayToChoose(now, newDay)

  function plan() {
    const to = target === 'none' ? null : target === 'day' ? { day } : { eventId: target }
    const until = `${untilDay}T${untilTime}`
    const choice = { to, otherDates, vouchers, until, byDefault, seen: preview.seen }
    return { id: event.id, planId: planId.current, ...choice }
  }

  async function look() {
    const answer = await submit(() => call(plans.previewMails, plan(), { language }))
    if (answer?.ok) setMails(answer.value.mails)
  }

  async function onSubmit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault()
    const answer = await submit(() => call(plans.start, plan(), { language }))
    if (!answer) return
    if (answer.ok) {
      toast.done(messages.done)
      onDone()
    } else if (answer.refusal.code === 'changed_meanwhile') onOutdated()
  }

  return (
    <form
      className={styles.form}
      data-kit="stack"
      data-gap="24"
      onSubmit={(submitted) => void onSubmit(submitted)}
    >
      <RefusalMessage problem={refusal} attempt={attempt} />
      <div data-kit="pairs">
        <PlanTargets
          {...{
            target,
            day,
            dates: file.dates,
            people: preview.people + preview.outside,
            today: swissTime(now).day,
          }}
          clashes={
            kind === 'postponed' && (
              <TimeClashes
                fields={onDay(
                  chosen ? localTimes(chosen) : event.input,
                  chosen ? chosen.startsAt.slice(0, 10) : day,
                )}
                except={chosen?.id ?? event.id}
              />
            )
          }
          onTarget={setTarget}
          onDay={setDay}
        />
        <section>
          <h3>{choose.title}</h3>
          <Checkbox checked={kind === 'postponed'} disabled>
            {choose.new_date}
          </Checkbox>
          <Checkbox checked={otherDates} onChange={() => setOtherDates(!otherDates)}>
            {choose.other_date}
          </Checkbox>
          <Checkbox checked={vouchers} onChange={() => setVouchers(!vouchers)}>
            {choose.voucher}
          </Checkbox>
          <Checkbox checked disabled>
            {choose.refund}
          </Checkbox>
          <p className="hint">{choose.promised}</p>
          <div className={styles.until}>
            <LabelledInput
              label={choose.until}
              type="date"
              required
              min={swissTime(now).day}
              value={untilDay}
              onChange={({ target: { value } }) => setUntilDay(value)}
            />
            <LabelledInput
              label={choose.time}
              type="time"
              required
              value={untilTime}
              onChange={({ target: { value } }) => setUntilTime(value)}
            />
          </div>
          <LabelledSelect
            label={choose.silent}
            value={byDefault}
            onChange={({ target: { value } }) => setDefault(value as PlanDefault)}
          >
            {kind === 'postponed' && <option value="new_date">{choose.byDefault.new_date}</option>}
            <option value="refund">{choose.byDefault.refund}</option>
          </LabelledSelect>
        </section>
      </div>
      <PlanCosts preview={preview} choices={choices} />
      <div className={styles.foot} data-kit="row" data-apart="">
        <p>
          {plural(language, preview.mails, messages.mails)}
          {preview.calls > 0 && ` ${plural(language, preview.calls, messages.calls)}`}
          {preview.outside > 0 && ` ${plural(language, preview.outside, messages.outside)}`}
        </p>
        <Button aria-disabled={busy} onClick={() => void look()}>
          {messages.look}
        </Button>
        <TrailSign type="submit" size="sm" aria-disabled={busy}>
          {busy ? messages.working : messages.submit}
        </TrailSign>
      </div>
      {mails && <PlanMails mails={mails} onClose={() => setMails(null)} />}
    </form>
  )
}

/** Of a date in the calendar, in Swiss local time. */
function localTimes({ startsAt, endsAt, allDay }: CalendarEvent) {
  return { starts: startsAt.slice(0, 16), ends: endsAt.slice(0, 16), allDay }
}

/** In three days, or on the eve of an earlier new date; today where that is over. */
function lastDayToChoose(now: Date, newDay: string | undefined) {
  const inDays = (start: number, days: number) => new Date(start + days * DAY_MS)
  const latest = swissTime(inDays(now.getTime(), 3)).day
  if (!newDay) return latest
  const eve = inDays(Date.parse(newDay), -1).toISOString().slice(0, 10)
  const earliest = swissTime(now).day
  return eve < earliest ? earliest : eve < latest ? eve : latest
}

/** The same weekday, in the future. */
function weekAfter(startDay: string, today: string) {
  const week = 7 * DAY_MS
  let next = Date.parse(startDay) + week
  while (next <= Date.parse(today)) next += week
  return new Date(next).toISOString().slice(0, 10)
}

interface PlanMailsProps {
  mails: readonly PreviewedMail[]
  onClose: () => void
}

export function PlanMails({ mails, onClose }: PlanMailsProps) {
  const { looking, close } = useMessages('staff-plan-b')
  return (
    <Modal title={looking.title} close={close} onClose={onClose} wide>
      <p className="hint">{looking.note}</p>
      <MailList mails={mails} open />
    </Modal>
  )
}
