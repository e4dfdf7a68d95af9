import { type SubmitEvent, useState } from 'react'
import { mayDo } from '#features/account/roles/permissions.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import type { EditableEvent } from './staff-event.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { useAuth } from '#site/auth/auth-context.ts'
import { keptStaffRole } from '#site/edit-strip/kept-staff-role.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { EMPTY_EVENT, type EventFields } from './empty-event.ts'
import { problemOf, repetitionOf, toFields, toInput } from './event-fields.ts'
import { EventForm } from './event-form.tsx'
import { chooseService } from './event-service.ts'
import { NotifyDialog } from '#site/routes/staff/recipients/notify-dialog.tsx'
import { TimeClashes } from './time-clashes.tsx'
import { useEventServices } from './use-event-services.ts'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import { fetchStaff, type StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { call } from '#kit/client.ts'
import { type AddedEvent, events } from './event.contract.ts'
import { useRefusalMessage, useResultToast } from '#site/routes/staff/use-staff-messages.ts'

interface EventDialogProps {
  /** Event to change or copy; empty form without it. */
  event?: Pick<EditableEvent, 'id' | 'updatedAt' | 'input' | 'places' | 'placesLeft' | 'following'>
  copy?: boolean
  /** Chosen in the empty form. */
  service?: string | undefined
  /** Input of a closed dialog, because Escape may be pressed by accident. */
  kept?: EventFields | undefined
  /** Any signed-in user may add events from the calendar. */
  fromCalendar?: boolean
  onClose: (typed: EventFields) => void
  onSaved: (id: string) => void
}

/** At fields, or of the whole. */
interface EventRefused {
  problems: FieldProblem[]
  refusal?: StaffProblem
}

export default function EventDialog({
  event,
  copy = false,
  service,
  kept,
  fromCalendar = false,
  onClose,
  onSaved,
}: EventDialogProps) {
  const { dialog: messages, ask } = useMessages('staff')
  const language = useLanguage()
  const toast = useResultToast()
  const refusalOf = useRefusalMessage()
  const isChange = event !== undefined && !copy
  const [fields, setFields] = useState<EventFields>(() => kept ?? firstFields(event?.input, copy))
  const { session } = useAuth()
  const role = session ? keptStaffRole(session.user.id) : undefined
  const services = useEventServices(!fromCalendar || (role !== undefined && mayDo(role, 'events')))
  const [requestedService, setRequestedService] = useState(service)
  const { busy, refusal: refused, attempt, submit: start, refuse: stop } = useSubmit<EventRefused>()
  /** Confirmation for a change that is mailed to customers. */
  const [news, setNews] = useState<EventInput | null>(null)
  const [withFollowing, setWithFollowing] = useState(false)
  const close = () => onClose(fields)

  const found = requestedService ? services.find(({ id }) => id === requestedService) : undefined
  // A service of the page alone has no titles: those come with the answer of the back office.
  if (found?.usual.titleDe) {
    setRequestedService(undefined)
    setFields((before) => ({ ...before, ...chooseService(before, found, undefined) }))
  }

  const changeTo = (input: EventInput) => ({
    id: event?.id ?? '',
    seen: event?.updatedAt ?? '',
    input,
    following: withFollowing,
  })

  const add = (input: EventInput) =>
    fromCalendar
      ? fetchStaff<AddedEvent>('/events', { method: 'POST', body: input, base: '/api' })
      : call(events.add, { event: input })

  async function send(input: EventInput): Promise<Result<string, EventRefused>> {
    const answer = isChange ? await call(events.change, changeTo(input)) : await add(input)
    if (answer.ok) return accept('id' in answer.value ? answer.value.id : (event?.id ?? ''))
    const { code, fields: named, field } = answer.refusal
    if (code === 'notifies_booked') {
      setNews(input)
      return refuse({ problems: [] })
    }
    const problems = named?.map(problemOf) ?? (field ? [problemOf(answer.refusal)] : [])
    return refuse(problems.length > 0 ? { problems } : { problems, refusal: answer.refusal })
  }

  async function repeated(id: string): Promise<boolean> {
    const repetition = repetitionOf(fields)
    if (!repetition) return true
    const answer = await call(events.repeat, { id, repetition })
    if (!answer.ok) toast.failed(messages.repeatFailed, refusalOf(answer.refusal))
    return answer.ok
  }

  async function submit(submitted: SubmitEvent<HTMLFormElement>): Promise<void> {
    submitted.preventDefault()
    if (busy) return
    const taken = isChange ? (event.places ?? 0) - (event.placesLeft ?? 0) : 0
    const booked = Math.max(0, taken - (event?.input.blocked ?? 0))
    const chosen = services.find(({ id }) => id === fields.service)
    const input = toInput(fields, event?.input, booked, chosen)
    if (!input.ok) return stop({ problems: input.refusal })
    const saved = await start(async () => {
      const sent = await send(input.value)
      if (!sent.ok) return sent
      if (isChange) toast.done(messages.changedTitle)
      else if (await repeated(sent.value)) {
        // The calendar's words are those of SPEC §4.
        if (fromCalendar) toast.done(messages.addedTitle, messages.addedText)
        else toast.done(messages.saved)
      }
      return sent
    })
    if (saved?.ok) onSaved(saved.value)
  }

  const title = isChange ? messages.change : copy ? messages.duplicate : messages.add
  const { problems = [], refusal = null } = refused ?? {}
  return (
    <Modal title={title} close={messages.close} onClose={close} wide>
      {news && event && (
        <NotifyDialog
          action={events.change}
          fixed={{ ...changeTo(news), agreed: true }}
          title={ask.tellBooked.title}
          text={ask.tellBooked.text}
          submit={ask.tellBooked.submit}
          done={`${messages.changedTitle} ${messages.changedText}`}
          loadPreview={() => call(events.previewChange, changeTo(news))}
          onClose={() => setNews(null)}
          onDone={() => onSaved(event.id)}
        />
      )}
      <form data-kit="stack" data-gap="24" noValidate onSubmit={(submitted) => void submit(submitted)}>
        {problems.length > 0 && (
          <FormAlert title={messages.check} attempt={attempt}>
            <ProblemList problems={problems} />
          </FormAlert>
        )}
        <RefusalMessage problem={refusal} attempt={attempt} />
        <EventForm
          fields={fields}
          problems={problems}
          isNew={!isChange}
          services={services}
          clashes={
            !fromCalendar && (
              <TimeClashes
                fields={fields}
                except={isChange ? event.id : undefined}
                repetition={isChange ? undefined : repetitionOf(fields)}
              />
            )
          }
          onChange={(change) => {
            // Chosen before the answer was there, it fills in the rest when it is.
            if (change.service !== undefined) setRequestedService(change.service)
            setFields((before) => ({ ...before, ...change }))
          }}
        />
        {isChange && event.following > 0 && (
          <Checkbox checked={withFollowing} onChange={({ target }) => setWithFollowing(target.checked)}>
            {plural(language, event.following, messages.following)}
          </Checkbox>
        )}
        <p data-kit="row">
          <TrailSign type="submit" aria-disabled={busy}>
            {busy ? messages.working : isChange ? messages.submitChange : messages.submitAdd}
          </TrailSign>
          <Button onClick={close}>{messages.close}</Button>
        </p>
      </form>
    </Modal>
  )
}

function firstFields(input: EventInput | undefined, copy: boolean): EventFields {
  if (!input) return EMPTY_EVENT
  const fields = toFields(input)
  return copy ? { ...fields, from: '', to: '', decideBy: '', blocked: '' } : fields
}

function ProblemList({ problems }: { problems: FieldProblem[] }) {
  const { dialog, ask } = useMessages('staff')
  const { problems: texts, fields } = dialog
  const { titleIn, ...names } = fields
  const labels: Record<string, string> = {
    ...names,
    titleDe: names.title,
    titleEn: titleIn.en,
    titleFr: titleIn.fr,
    titleIt: titleIn.it,
    repeatCount: ask.repeat.count,
    repeatDays: ask.repeat.days,
  }
  return (
    <ul>
      {problems.map(({ field, code }) => (
        <li key={field}>
          <a
            href={`#event-${field}`}
            onClick={(event) => {
              event.preventDefault()
              document.getElementById(`event-${field}`)?.focus()
            }}
          >
            {[labels[field], (texts as Record<string, string>)[code] ?? texts.invalid]
              .filter(Boolean)
              .join(' – ')}
          </a>
        </li>
      ))}
    </ul>
  )
}
