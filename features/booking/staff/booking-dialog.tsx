import type { ReactNode } from 'react'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { useTexts } from '#kit/texts.ts'
import { EmergencyDialog, NoteDialog, ParticipantsDialog, PeopleDialog } from './booking-details-dialogs.tsx'
import {
  GiveDialog,
  PaidDialog,
  RefundedDialog,
  VoucherDialog,
  CancelBookingDialog,
} from './booking-money-dialogs.tsx'
import { bookings } from './booking.contract.ts'
import { MoveBookingDialog } from './move-booking-dialog.tsx'
import { type BookingDialogProps, type BookingQuestion, useQuestion } from './use-question.ts'

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
