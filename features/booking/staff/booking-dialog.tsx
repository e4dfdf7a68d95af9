import { type ReactNode, useState } from 'react'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { useTexts } from '#kit/texts.ts'
import { bookings } from './booking.contract.ts'
import { MoveBookingDialog } from './move-booking-dialog.tsx'
import { type BookingDialogProps, type BookingQuestion, useQuestion } from './use-question.ts'
import { LabelledInput, LabelledSelect, LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import { fill } from '#i18n/format.ts'
import { InputField, SelectField, useFieldError } from '#kit/form.tsx'
import { MAX_PEOPLE, PAYMENT_MEANS } from '../booking.ts'
import { BOOKING_LIMITS, EMERGENCY_LIMITS } from '../rules/booking-form.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { cancellationLines } from './cancellation-lines.ts'

type Kind = BookingQuestion['kind']
type Agreement = 'called' | 'wish' | 'invoice' | 'agree'

/** What needs no more than a yes. */
const AGREEMENTS = {
  called: bookings.markCalled,
  wish: bookings.settleWish,
  invoice: bookings.confirmHeld,
  agree: bookings.approve,
}

const QUESTIONS: Record<Exclude<Kind, Agreement>, (props: BookingDialogProps) => ReactNode> = {
  cancel: CancelBookingDialog,
  move: MoveBookingDialog,
  people: PeopleDialog,
  participants: ParticipantsDialog,
  emergency: EmergencyDialog,
  note: NoteDialog,
  give: GiveDialog,
  paid: PaidDialog,
  voucher: VoucherDialog,
  refundAgain: RefundedDialog,
  refunded: RefundedDialog,
}

/** What is asked before something is done with a booking. */
export function BookingDialog(props: BookingDialogProps) {
  const { kind } = props.question
  if (isAgreement(kind)) return <AgreementDialog {...props} kind={kind} />
  const Question = QUESTIONS[kind]
  return <Question {...props} />
}

function AgreementDialog({ kind, ...props }: BookingDialogProps & { kind: Agreement }) {
  const { ask } = useTexts('staff-bookings').t
  return <ActionDialog action={AGREEMENTS[kind]} {...useQuestion(props)} text={ask[kind].text} />
}

function isAgreement(kind: Kind): kind is Agreement {
  return kind in AGREEMENTS
}

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

function linesOf(text: FormDataEntryValue | null) {
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

/** What is likely, to begin with. */
const FIRST_MEANS = { invoice: '', door: 'cash', transfer: 'transfer' } as const

/** A place of the waiting list. */
export function GiveDialog(props: BookingDialogProps) {
  const { give, way } = useTexts('staff-bookings').t.ask
  return (
    <ActionDialog
      action={bookings.grantPlace}
      {...useQuestion(props)}
      start={{ dueWay: props.question.booking.dueWay }}
      text={give.text}
    >
      <SelectField name="dueWay" label={way.label} words={way} />
    </ActionDialog>
  )
}

export function PaidDialog(props: BookingDialogProps) {
  const { t, price } = useTexts('staff-bookings')
  const { ask, means } = t
  const { id, dueCents: cents, dueWay } = props.question.booking
  return (
    <ActionDialog
      action={bookings.pay}
      {...useQuestion(props)}
      fixed={{ id, cents }}
      text={fill(ask.paid.text, { amount: price(cents) })}
    >
      <LabelledSelect
        label={ask.way.label}
        name="means"
        defaultValue={FIRST_MEANS[dueWay]}
        options={PAYMENT_MEANS.map((each) => [each, means[each]])}
      >
        <option value="">{ask.means}</option>
      </LabelledSelect>
    </ActionDialog>
  )
}

export function VoucherDialog(props: BookingDialogProps) {
  const { t, price } = useTexts('staff-bookings')
  const { text, code } = t.ask.voucher
  return (
    <ActionDialog
      action={bookings.payByVoucher}
      {...useQuestion(props)}
      text={fill(text, { amount: price(props.question.booking.dueCents) })}
    >
      <InputField name="code" label={code} autoCapitalize="characters" spellCheck={false} />
    </ActionDialog>
  )
}

/** Tried again through the provider, or paid back another way. */
export function RefundedDialog(props: BookingDialogProps) {
  const { t, price } = useTexts('staff-bookings')
  const question = useQuestion(props)
  const { kind, booking } = props.question
  const { id, refundCents, refundOnItsWayCents } = booking
  const cents = refundCents - refundOnItsWayCents
  if (kind === 'refundAgain') {
    const text = fill(t.ask.refundAgain.text, { amount: price(cents) })
    return <ActionDialog action={bookings.retryRefund} {...question} text={text} />
  }
  const text = fill(t.ask.refunded.text, { amount: price(cents) })
  return <ActionDialog action={bookings.refund} {...question} fixed={{ id, cents }} text={text} />
}

/** Previews what the fee keeps, refunds and returns to the voucher. Another fee than that of the terms wants a permission. */
export function CancelBookingDialog(props: BookingDialogProps) {
  const { t, language, price } = useTexts('staff-bookings')
  const { cancel: messages } = t.ask
  const { wrong } = useTexts('staff').t.ask
  const { t: money } = useTexts('booking-money')
  const mayWaive = useMay('refunds')
  const { booking } = props.question
  const { id, seen, feeTodayCents, state } = booking
  const owes = state === 'confirmed'
  const [fee, setFee] = useState(amountText(feeTodayCents))
  const feeCents = toCents(fee)
  const lines = feeCents === undefined ? [] : cancellationLines(language, money, { booking, feeCents })
  return (
    <ActionDialog
      action={bookings.cancel}
      {...useQuestion(props)}
      fixed={{ id, seen }}
      read={() => (mayWaive && owes ? {} : { feeCents: undefined })}
      text={fill(messages.terms, { amount: price(feeTodayCents) })}
      done={t.done.cancelled}
      wrong={{ feeCents: wrong.amount }}
    >
      {owes && (
        <InputField
          name="feeCents"
          label={messages.fee}
          value={fee}
          onWritten={setFee}
          readOnly={!mayWaive}
        />
      )}
      <div data-kit="stack" data-gap="4" role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </ActionDialog>
  )
}
