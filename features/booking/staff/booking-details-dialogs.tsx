import { LabelledInput, LabelledTextArea } from '#app/ui/fields/labelled.tsx'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField, useFieldError } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { MAX_PEOPLE } from '../booking.ts'
import { BOOKING_LIMITS, EMERGENCY_LIMITS } from '../rules/booking-form.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'
import { type BookingDialogProps, useQuestion } from './use-question.ts'
import { bookings } from './booking.contract.ts'

/** Its cost or refund was shown before. */
export function PeopleDialog(props: BookingDialogProps) {
  const { people: messages } = useTexts('staff-bookings').t.ask
  const { wrong } = useTexts('staff').t.ask
  const { id, people, seen } = props.question.booking
  return (
    <ActionDialog
      action={bookings.changePeople}
      {...useQuestion(props)}
      fixed={{ id, seen }}
      start={{ people }}
      text={messages.text}
      wrong={{ people: fill(wrong.count, { most: MAX_PEOPLE }) }}
    >
      <InputField name="people" label={messages.count} />
    </ActionDialog>
  )
}

export function ParticipantsDialog(props: BookingDialogProps) {
  const { participants: messages } = useTexts('staff-bookings').t.ask
  return (
    <ActionDialog
      action={bookings.nameParticipants}
      {...useQuestion(props)}
      read={(data) => ({ names: linesOf(data.get('names')) })}
      wrong={{ names: fill(messages.wrong, { most: MAX_PEOPLE, length: BOOKING_LIMITS.participant }) }}
    >
      <NamesField {...props.question.booking} />
    </ActionDialog>
  )
}

function NamesField({ participants, people }: StaffBooking) {
  const { names, hint } = useTexts('staff-bookings').t.ask.participants
  return (
    <LabelledTextArea
      label={names}
      hint={hint}
      error={useFieldError('names')}
      name="names"
      rows={Math.min(10, people + 1)}
      defaultValue={participants.join('\n')}
    />
  )
}

function linesOf(text: FormDataEntryValue | null): string[] {
  return String(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

export function EmergencyDialog(props: BookingDialogProps) {
  const { emergency: messages } = useTexts('staff-bookings').t.ask
  return (
    <ActionDialog
      action={bookings.setEmergencyContact}
      {...useQuestion(props)}
      read={(data) => ({ contact: { name: String(data.get('name')), phone: String(data.get('phone')) } })}
      text={messages.text}
      wrong={{ contact: messages.wrong }}
    >
      <ContactFields {...props.question.booking} />
    </ActionDialog>
  )
}

function ContactFields({ emergencyContact: known }: StaffBooking) {
  const { name, phone } = useTexts('staff-bookings').t.ask.emergency
  return (
    <>
      <LabelledInput label={name} name="name" maxLength={EMERGENCY_LIMITS.name} defaultValue={known?.name} />
      <LabelledInput
        label={phone}
        error={useFieldError('contact')}
        name="phone"
        type="tel"
        maxLength={EMERGENCY_LIMITS.phone}
        defaultValue={known?.phone}
      />
    </>
  )
}

export function NoteDialog(props: BookingDialogProps) {
  const { note: messages } = useTexts('staff-bookings').t.ask
  return (
    <ActionDialog
      action={bookings.note}
      {...useQuestion(props)}
      start={{ note: props.question.booking.staffNote }}
      text={messages.text}
    >
      <InputField name="note" label={messages.note} />
    </ActionDialog>
  )
}
