import { useState } from 'react'
import type { MailPreview } from '#features/booking/mail/mail-preview.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { Result } from '#kernel/result.ts'
import { eventDays } from '../../../calendar/event-days.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Checkbox, Select } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { EventFile } from '../events/event-api.ts'
import type { StaffProblem } from '../api/staff-client.ts'
import { RecipientPreview } from '../recipients/recipient-preview.tsx'
import { useMailPreview } from '../recipients/use-mail-preview.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { LoadingState } from '../api/loading-state.tsx'

const WEEKS_AHEAD = 53

interface Move {
  eventId: string
  /** Of a place of the new date, as shown, when it counts. */
  priceCents?: number
}

interface MoveBookingDialogProps {
  title: string
  submit: string
  event: EventFile['event']
  people: number
  /** An agreed price stays. */
  keepsPrice: boolean
  loadPreview: (move: Move) => Promise<Result<MailPreview, StaffProblem>>
  send: (move: Move & { notify: boolean }) => Promise<Result<unknown, StaffProblem>>
  onClose: () => void
  onDone: () => void
}

/** Upcoming dates, those of the same service first; the first with room for all is chosen. */
export function MoveBookingDialog({
  event,
  people,
  keepsPrice,
  loadPreview,
  send,
  ...rest
}: MoveBookingDialogProps) {
  const { season } = useMessages('staff')
  const { ask, done } = useMessages('staff-bookings')
  const language = useLanguage()
  const { value } = useLoaded<'/events'>(`/events?weeks=${WEEKS_AHEAD}&lng=${language}`)
  const dates = value?.events.filter(
    ({ id, cancelled, phase }) => id !== event.id && !cancelled && phase === 'coming',
  )
  const same = dates?.filter(({ serviceId }) => serviceId === event.serviceId)
  const other = dates?.filter(({ serviceId }) => serviceId !== event.serviceId)
  const dated = [...(same ?? []), ...(other ?? [])]
  const [chosen, choose] = useState<string>()
  const [notify, setNotify] = useState(true)
  const [isRepriced, setRepriced] = useState(true)
  const hasRoom = ({ placesLeft }: (typeof dated)[number]) => placesLeft === null || placesLeft >= people
  const to = chosen ?? (dated.find(hasRoom) ?? dated[0])?.id
  const { priceCents = null } = dated.find(({ id }) => id === to) ?? {}
  const hasOtherPrice =
    !keepsPrice && priceCents !== null && event.priceCents !== null && priceCents !== event.priceCents
  const priced = hasOtherPrice && isRepriced ? { priceCents } : {}
  const price = (cents: number | null) => formatPrice(language, cents ?? 0, { code: 'chf' })
  return (
    <ConfirmDialog
      {...rest}
      text={dates?.length === 0 ? ask.move.none : ask.move.text}
      idle={!dates || dates.length === 0}
      wide
      done={done.moved}
      send={(data) => send({ eventId: String(data.get('eventId')), notify, ...priced })}
    >
      {!dates && <LoadingState />}
      {dates && dates.length > 0 && (
        <Field label={ask.move.to}>
          {(control) => (
            <Select name="eventId" value={to} onChange={({ target }) => choose(target.value)} {...control}>
              {dated.map((date) => (
                <option key={date.id} value={date.id}>
                  {[eventDays(language, date), date.title, date.placesLeft === 0 && season.full]
                    .filter(Boolean)
                    .join(', ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {hasOtherPrice && (
        <div>
          <Checkbox checked={isRepriced} onChange={({ target }) => setRepriced(target.checked)}>
            {fill(ask.move.reprice, { from: price(event.priceCents), to: price(priceCents) })}
          </Checkbox>
          <p className="hint">{ask.move.repriceHint}</p>
        </div>
      )}
      {to && (
        <MovePreview
          move={{ eventId: to, ...priced }}
          loadPreview={loadPreview}
          notify={notify}
          onNotify={setNotify}
        />
      )}
    </ConfirmDialog>
  )
}

interface MovePreviewProps {
  move: Move
  loadPreview: MoveBookingDialogProps['loadPreview']
  notify: boolean
  onNotify: (notify: boolean) => void
}

function MovePreview({ move, loadPreview, ...choice }: MovePreviewProps) {
  const state = useMailPreview(`${move.eventId} ${move.priceCents ?? ''}`, () => loadPreview(move))
  return <RecipientPreview state={state} {...choice} />
}
