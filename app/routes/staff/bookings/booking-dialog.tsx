import { DUE_WAYS, MAX_PEOPLE, PAYMENT_MEANS } from '#features/booking/booking.ts'
import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import { MAX_STAFF_NOTE } from '#features/booking/rules/staff-booking.ts'
import { MAX_SCANNED } from '#features/voucher/staff/staff-voucher.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, Select, TextArea } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { CancelBookingDialog } from './cancel-booking-dialog.tsx'
import { MoveBookingDialog } from './move-booking-dialog.tsx'
import { EmergencyFields } from './emergency-fields.tsx'
import type { EventFile } from '../events/event-api.ts'
import type { StaffPath } from '../api/staff-api.ts'
import type { BookingNoun } from './booking-api.ts'
import type { StaffPosts } from '../api/staff-actions.ts'
import { postStaff } from '../api/staff-client.ts'

export interface BookingQuestion {
  kind:
    | 'cancel'
    | 'move'
    | 'people'
    | 'participants'
    | 'emergency'
    | 'note'
    | 'called'
    | 'wish'
    | 'give'
    | 'invoice'
    | 'paid'
    | 'voucher'
    | 'agree'
    | 'refundAgain'
    | 'refunded'
  booking: StaffBooking
}

/** What is likely, to begin with. */
const FIRST_MEANS = { invoice: '', door: 'cash', transfer: 'transfer' } as const

interface BookingDialogProps {
  question: BookingQuestion
  event: EventFile['event']
  onClose: () => void
  onDone: () => void
}

const AGREEMENTS = { called: 'call', wish: 'wish', invoice: 'invoice', agree: 'agreement' } as const

export function BookingDialog({ question: { kind, booking }, event, onClose, onDone }: BookingDialogProps) {
  const {
    done: { saved },
    ask: { wrong },
  } = useMessages('staff')
  const { ask, means } = useMessages('staff-bookings')
  const language = useLanguage()
  const name = booking.name
  const amount = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  const post = <Noun extends BookingNoun>(noun: Noun, body: StaffPosts[`/bookings/:id/${Noun}`]['body']) =>
    postStaff<`/bookings/:id/${Noun}`>(
      `/bookings/${booking.id}/${noun}` as StaffPath<`/bookings/:id/${Noun}`>,
      body,
    )
  // Their cost or refund is shown before confirming.
  const { seen } = booking
  const close = { onClose, onDone }
  const common = { title: fill(ask[kind].title, { name }), submit: ask[kind].submit, ...close }

  switch (kind) {
    case 'cancel':
      return (
        <CancelBookingDialog
          {...common}
          booking={booking}
          send={(body) => post('cancellation', { ...body, seen })}
        />
      )
    case 'move':
      return (
        <MoveBookingDialog
          {...common}
          event={event}
          people={booking.people}
          keepsPrice={booking.hasAgreedPrice}
          loadPreview={(body) =>
            postStaff<'/bookings/:id/move-preview'>(`/bookings/${booking.id}/move-preview`, body)
          }
          send={(body) => post('move', { ...body, seen })}
        />
      )
    case 'people':
      return (
        <ConfirmDialog
          {...common}
          text={ask.people.text}
          done={saved}
          wrong={fill(wrong.count, { most: MAX_PEOPLE })}
          send={(data) => post('people', { people: Number(data.get('people')), seen })}
        >
          {(error) => (
            <Field label={ask.people.count} error={error}>
              {(control) => (
                <Input
                  name="people"
                  inputMode="numeric"
                  maxLength={3}
                  defaultValue={booking.people}
                  {...control}
                />
              )}
            </Field>
          )}
        </ConfirmDialog>
      )
    case 'participants':
      return (
        <ConfirmDialog
          {...common}
          done={saved}
          wrong={fill(ask.participants.wrong, { most: MAX_PEOPLE, length: BOOKING_LIMITS.participant })}
          send={(data) => post('participants', { names: linesOf(data.get('names')) })}
        >
          {(error) => (
            <Field label={ask.participants.names} hint={ask.participants.hint} error={error}>
              {(control) => (
                <TextArea
                  name="names"
                  rows={Math.min(10, booking.people + 1)}
                  defaultValue={booking.participants.join('\n')}
                  {...control}
                />
              )}
            </Field>
          )}
        </ConfirmDialog>
      )
    case 'emergency':
      return (
        <ConfirmDialog
          {...common}
          text={ask.emergency.text}
          done={saved}
          wrong={ask.emergency.wrong}
          send={(data) =>
            post('emergency', {
              contact: { name: String(data.get('name')), phone: String(data.get('phone')) },
            })
          }
        >
          {(error) => <EmergencyFields known={booking.emergencyContact} error={error} />}
        </ConfirmDialog>
      )
    case 'note':
      return (
        <ConfirmDialog
          {...common}
          text={ask.note.text}
          done={saved}
          send={(data) => post('note', { note: String(data.get('note')).replace(/\r\n?/g, '\n') })}
        >
          <Field label={ask.note.note}>
            {(control) => (
              <TextArea
                name="note"
                rows={4}
                maxLength={MAX_STAFF_NOTE}
                defaultValue={booking.staffNote ?? ''}
                {...control}
              />
            )}
          </Field>
        </ConfirmDialog>
      )
    case 'give':
      return (
        <ConfirmDialog
          {...common}
          text={ask.give.text}
          done={saved}
          send={(data) => {
            const dueWay = DUE_WAYS.find((each) => each === data.get('dueWay'))
            return post('confirmation', dueWay ? { dueWay } : {})
          }}
        >
          <Field label={ask.way.label}>
            {(control) => (
              <Select name="dueWay" defaultValue={booking.dueWay} {...control}>
                {DUE_WAYS.map((way) => (
                  <option key={way} value={way}>
                    {ask.way[way]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </ConfirmDialog>
      )
    case 'called':
    case 'wish':
    case 'invoice':
    case 'agree':
      return (
        <ConfirmDialog
          {...common}
          text={ask[kind].text}
          done={saved}
          send={() => post(AGREEMENTS[kind], {})}
        />
      )
    case 'paid': {
      const { dueCents: cents } = booking
      return (
        <ConfirmDialog
          {...common}
          text={fill(ask.paid.text, { amount: amount(cents) })}
          done={saved}
          send={(data) => {
            const means = PAYMENT_MEANS.find((each) => each === data.get('means'))
            return post('payment', { cents, ...(means && { means }) })
          }}
        >
          <Field label={ask.way.label}>
            {(control) => (
              <Select name="means" defaultValue={FIRST_MEANS[booking.dueWay]} {...control}>
                <option value="">{ask.means}</option>
                {PAYMENT_MEANS.map((each) => (
                  <option key={each} value={each}>
                    {means[each]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </ConfirmDialog>
      )
    }
    case 'voucher':
      return (
        <ConfirmDialog
          {...common}
          text={fill(ask.voucher.text, { amount: amount(booking.dueCents) })}
          done={saved}
          send={(data) => post('voucher', { code: String(data.get('code')) })}
        >
          <Field label={ask.voucher.code}>
            {(control) => (
              <Input
                name="code"
                required
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={MAX_SCANNED}
                {...control}
              />
            )}
          </Field>
        </ConfirmDialog>
      )
    case 'refundAgain':
    case 'refunded': {
      const { refundCents, refundOnItsWayCents } = booking
      const cents = refundCents - refundOnItsWayCents
      const text = fill(ask[kind].text, { amount: amount(cents) })
      return (
        <ConfirmDialog
          {...common}
          text={text}
          done={saved}
          send={() => (kind === 'refundAgain' ? post('refund-attempt', {}) : post('refund', { cents }))}
        />
      )
    }
  }
}

function linesOf(text: FormDataEntryValue | null): string[] {
  return String(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
