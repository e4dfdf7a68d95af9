import { useState } from 'react'
import { eventDays } from '#features/calendar/event-days.ts'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { events } from '#features/calendar/staff/event.contract.ts'
import { useRead } from '#kit/loaded.tsx'
import { RecipientPreview } from '#site/routes/staff/recipients/recipient-preview.tsx'
import { useMailPreview } from '#site/routes/staff/recipients/use-mail-preview.ts'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { call } from '#kit/client.ts'
import type { Input } from '#kit/contract.ts'
import { useTexts } from '#kit/texts.ts'
import { bookings } from './booking.contract.ts'
import { type BookingDialogProps, useQuestion } from './use-question.ts'

const WEEKS_AHEAD = 53

/** Upcoming dates, those of the same service first; the first with room for all is chosen. */
export function MoveBookingDialog(props: BookingDialogProps) {
  const { season } = useTexts('staff').t
  const { t, language, price } = useTexts('staff-bookings')
  const { move: messages } = t.ask
  const { event, question } = props
  const { id, seen, people, hasAgreedPrice } = question.booking
  const { value } = useRead(events.list, { weeks: WEEKS_AHEAD })
  const dates = value?.events.filter(
    (date) => date.id !== event.id && !date.cancelled && date.phase === 'coming',
  )
  const same = dates?.filter(({ serviceId }) => serviceId === event.serviceId) ?? []
  const other = dates?.filter(({ serviceId }) => serviceId !== event.serviceId) ?? []
  const dated = [...same, ...other]
  const [chosen, choose] = useState<string>()
  const [notify, setNotify] = useState(true)
  const [isRepriced, setRepriced] = useState(true)
  const hasRoom = ({ placesLeft }: (typeof dated)[number]) => placesLeft === null || placesLeft >= people
  const eventId = chosen ?? (dated.find(hasRoom) ?? dated[0])?.id
  const newCents = dated.find((date) => date.id === eventId)?.priceCents ?? null
  // An agreed price stays.
  const hasOtherPrice =
    !hasAgreedPrice && newCents !== null && event.priceCents !== null && newCents !== event.priceCents
  const priceCents = hasOtherPrice && isRepriced ? newCents : undefined
  return (
    <ActionDialog
      action={bookings.move}
      {...useQuestion(props)}
      fixed={{ id, seen, notify, priceCents }}
      text={dates?.length === 0 ? messages.none : messages.text}
      isIdle={!dates || dates.length === 0}
      wide
      done={t.done.moved}
    >
      {!dates && <LoadingState />}
      {dated.length > 0 && (
        <LabelledSelect
          label={messages.to}
          name="eventId"
          value={eventId}
          onChange={({ target }) => choose(target.value)}
          options={dated.map((date) => [
            date.id,
            [eventDays(language, date), date.title, date.placesLeft === 0 && season.full]
              .filter(Boolean)
              .join(', '),
          ])}
        />
      )}
      {hasOtherPrice && (
        <div>
          <Checkbox checked={isRepriced} onChange={({ target }) => setRepriced(target.checked)}>
            {fill(messages.reprice, { from: price(event.priceCents ?? 0), to: price(newCents) })}
          </Checkbox>
          <p className="hint">{messages.repriceHint}</p>
        </div>
      )}
      {eventId && <MovePreview move={{ id, eventId, priceCents }} notify={notify} onNotify={setNotify} />}
    </ActionDialog>
  )
}

interface MovePreviewProps {
  move: Input<typeof bookings.previewMove>
  notify: boolean
  onNotify: (notify: boolean) => void
}

function MovePreview({ move, ...choice }: MovePreviewProps) {
  const state = useMailPreview(`${move.eventId} ${move.priceCents ?? ''}`, () =>
    call(bookings.previewMove, move),
  )
  return <RecipientPreview state={state} {...choice} />
}
