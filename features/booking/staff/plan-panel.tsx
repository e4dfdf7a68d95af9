import { useState } from 'react'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { RowAction } from '#site/routes/staff/lists/row-action.tsx'
import { ScrollArea } from '#site/routes/staff/lists/scroll-area.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Radio } from '#site/ui/fields/inputs.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import {
  PLAN_CHOICES,
  type PlanChoice,
  type PlanGuest,
  type StaffPlan,
} from '#features/booking/plan-b/plan-b.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import { formatDay, formatTime, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { useRead } from '#kit/loaded.tsx'
import { Amounts, AmountTitles } from './plan-costs.tsx'
import { PLAN_PANEL, type PlanFile, plans } from './plan.contract.ts'
import styles from './plan.module.css'

interface PlanPanelProps {
  event: EventFile['event']
  onChanged: () => void
}

/** Who has chosen what, guests without an answer, and the sums. */
export default function PlanPanel({ event, onChanged }: PlanPanelProps) {
  const { value, reload } = useRead(plans.read, { id: event.id })
  const [open, setOpen] = useState<{ plan: StaffPlan; guest: PlanGuest } | null>(null)
  return (
    <div id={PLAN_PANEL} tabIndex={-1}>
      {value?.plans.map((plan) => (
        <Plan key={plan.id} event={event} plan={plan} onAsk={(guest) => setOpen({ plan, guest })} />
      ))}
      {open && (
        <ChoiceDialog
          {...open}
          dates={(value as PlanFile).dates}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            reload()
            onChanged()
          }}
        />
      )}
    </div>
  )
}

interface PlanProps {
  event: EventFile['event']
  plan: StaffPlan
  onAsk: (guest: PlanGuest) => void
}

function Plan({ event, plan, onAsk }: PlanProps) {
  const { panel, choose } = useMessages('staff-plan-b')
  const language = useLanguage()
  const { guests, sums } = plan
  const chosen = guests.filter(({ choice, wasSilent }) => choice !== null && !wasSilent).length
  const until = swissTime(new Date(plan.until))
  const other = plan.newEventId === event.id ? plan.eventId : plan.newEventId
  return (
    <section className={`below ${styles.panel}`}>
      <h2 className="ruled">
        {plan.kind === 'called_off'
          ? panel.calledOff
          : fill(panel.postponed, { when: formatDay(language, plan.startedLocal.slice(0, 10)) })}
      </h2>
      <p>
        {plan.isOpen
          ? fill(panel.open, {
              day: formatWeekdayAndDay(language, until.day),
              time: formatTime(language, until.time),
              choice: choose.byDefault[plan.byDefault],
            })
          : panel.over}{' '}
        {fill(panel.chosen, { n: chosen, all: guests.length })}{' '}
        {other && other !== event.id && <PageLink to={staffPaths.event(other)}>{panel.calendar}</PageLink>}
      </p>
      <ScrollArea label={panel.choice}>
        <table className={styles.table} data-kit="amounts">
          <thead>
            <tr>
              <th scope="col">{panel.guest}</th>
              <th scope="col" className={styles.left}>
                {panel.choice}
              </th>
              <AmountTitles />
            </tr>
          </thead>
          <tbody>
            {guests.map((guest) => (
              <tr key={guest.bookingId}>
                <th scope="row">
                  {guest.name}
                  <small className="num">{[guest.company, guest.number].filter(Boolean).join(', ')}</small>
                </th>
                <td className={styles.left} data-label={panel.choice}>
                  <Choice guest={guest} />
                  {plan.isOpen && guest.state === 'confirmed' && (
                    <RowAction name={panel.record} of={guest.name} onClick={() => onAsk(guest)} />
                  )}
                </td>
                <Amounts {...guest} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {panel.total}
              </th>
              <Amounts {...sums} />
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
    </section>
  )
}

function Choice({ guest: { choice, wasSilent, state, refundFailed } }: { guest: PlanGuest }) {
  const { panel } = useMessages('staff-plan-b')
  const text = choice ? panel.choices[choice] : state === 'confirmed' ? panel.silent : panel.other
  return (
    <>
      {text}
      {wasSilent && <small>{panel.byDefault}</small>}
      {refundFailed && <small className="bad">{panel.failed}</small>}
    </>
  )
}

interface ChoiceDialogProps {
  plan: StaffPlan
  guest: PlanGuest
  dates: PlanFile['dates']
  onClose: () => void
  onDone: () => void
}

/** For a guest who calls instead of using the link. */
function ChoiceDialog({ plan, guest, dates, onClose, onDone }: ChoiceDialogProps) {
  const { panel, choose } = useMessages('staff-plan-b')
  const language = useLanguage()
  const fitting = dates.filter(
    ({ id, placesLeft }) => id !== guest.eventId && (placesLeft === null || placesLeft >= guest.people),
  )
  const offered = PLAN_CHOICES.filter(
    (choice) => plan.choices.includes(choice) && (choice !== 'other_date' || fitting.length > 0),
  )
  const [choice, setChoice] = useState<PlanChoice>(guest.choice ?? offered[0] ?? 'refund')
  return (
    <ActionDialog
      action={plans.choose}
      fixed={{ id: guest.bookingId, choice }}
      read={(data) => ({ eventId: choice === 'other_date' ? String(data.get('date')) : null })}
      title={fill(panel.recordTitle, { name: guest.name })}
      text={panel.recordText}
      submit={panel.recordSubmit}
      done={panel.recorded}
      onClose={onClose}
      onDone={onDone}
    >
      <fieldset className="bare">
        {offered.map((each) => (
          <Radio key={each} name="choice" checked={each === choice} onChange={() => setChoice(each)}>
            {choose[each]}
          </Radio>
        ))}
      </fieldset>
      {choice === 'other_date' && (
        <LabelledSelect
          label={panel.recordDate}
          name="date"
          options={fitting.map((event) => [event.id, `${eventDays(language, event)}, ${event.place}`])}
        />
      )}
    </ActionDialog>
  )
}
