import { useState } from 'react'
import {
  PLAN_CHOICES,
  type PlanChoice,
  type PlanGuest,
  type StaffPlan,
} from '#features/booking/plan-b/plan-b.ts'
import { fill } from '#i18n/format.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { LabelledSelect } from '#app/ui/fields/labelled.tsx'
import { Radio } from '#app/ui/fields/inputs.tsx'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { type PlanFile, plans } from './plan.contract.ts'

interface ChoiceDialogProps {
  plan: StaffPlan
  guest: PlanGuest
  dates: PlanFile['dates']
  onClose: () => void
  onDone: () => void
}

/** For a guest who calls instead of using the link. */
export function ChoiceDialog({ plan, guest, dates, onClose, onDone }: ChoiceDialogProps) {
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
