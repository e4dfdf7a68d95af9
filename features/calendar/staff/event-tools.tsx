import { Children, lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { useSorting } from '#site/routes/staff/lists/use-sorting.ts'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { EVENT_BOOKING_SORTS } from '#features/booking/staff/booking-sorts.ts'
import { PLAN_PANEL } from '#features/booking/staff/plan.contract.ts'
import { isDecisionDue } from '#features/calendar/rules/decision.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { ActionList } from '#kit/layout.tsx'
import { useAction } from '#kit/use-action.ts'
import { Decision } from './decision.tsx'
import { EventConfirmDialog, type EventQuestion } from './event-confirm-dialog.tsx'
import { type EventFile, events } from './event.contract.ts'
import styles from './event-acts.module.css'

const GuidesDialog = lazy(() => import('./guides-dialog.tsx'))

/** Opens the form that says who leads; the head of the event names them. */
function EventGuides({ event, onChanged }: Pick<EventFile, 'event'> & { onChanged: () => void }) {
  const { guides: messages } = useMessages('staff-blocked')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {event.guides.lead === null ? messages.assign : messages.change}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <GuidesDialog
            event={event}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false)
              onChanged()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const PlanDialog = lazy(() => import('#features/booking/staff/plan-dialog.tsx'))
const EventDialog = lazy(() => import('./event-dialog.tsx'))

type Open = EventQuestion | 'change' | 'copy' | 'plan'

/** What can be done, in the groups in which one looks for it; what cannot be taken back comes last. */
export function EventTools({ file, onChanged }: { file: EventFile; onChanged: () => void }) {
  const messages = useMessages('staff').event
  const telephone = useMessages('staff-telephone')
  const roster = useMessages('staff-roster')
  const plan = useMessages('staff-plan-b')
  const sorting = useSorting(EVENT_BOOKING_SORTS)
  const navigate = useNavigate()
  const { save } = useAction(events.bookingsCsv)
  const mayPlan = useMay('events')
  const [open, setOpen] = useState<Open | null>(null)
  const { event } = file
  const isOn = !event.cancelled && event.phase !== 'over'
  const canBook = !event.cancelled && event.phase === 'coming' && event.priceCents !== null
  const close = () => setOpen(null)
  const ask = (what: Open, label: string, className = '') => (
    <button type="button" className={className} onClick={() => setOpen(what)}>
      {label}
    </button>
  )
  const isDue = isDecisionDue(event, event.people.booked + event.blocked, file.today)
  const isDay = isOn && file.today >= event.startsAt.slice(0, 10)
  const checkIn = isOn && !isDay && <PageLink to={staffPaths.roster(event.id)}>{roster.open}</PageLink>
  return (
    <>
      {isDue && <Decision event={event} onAsk={setOpen} />}
      <div role="group" aria-label={messages.tools}>
        {isDay && (
          <p className={styles.sign}>
            <TrailSign to={staffPaths.roster(event.id)}>{roster.open}</TrailSign>
          </p>
        )}
        <div className={styles.acts}>
          <Group title={messages.groups.guests}>
            {canBook && <PageLink to={staffPaths.telephone(event.id)}>{telephone.open}</PageLink>}
            {checkIn}
            {isOn && !isDue && event.minimumParticipants !== null && ask('goAhead', messages.goAhead)}
          </Group>
          <Group title={messages.groups.day}>
            {mayPlan && !event.cancelled && <EventGuides event={event} onChanged={onChanged} />}
            {!event.cancelled && ask('change', messages.change)}
            {ask('copy', messages.duplicate)}
            {!event.cancelled && ask('repeat', messages.repeat)}
          </Group>
          <Group title={messages.groups.paper}>
            <button type="button" onClick={() => window.print()}>
              {messages.print}
            </button>
            <button
              type="button"
              onClick={() => {
                void save({ id: event.id, ...sorting.query })
              }}
            >
              {messages.csv}
            </button>
          </Group>
          <Group title={messages.groups.wrong}>
            {file.isPlanOpen ? (
              <a href={`#${PLAN_PANEL}`}>{plan.running}</a>
            ) : (
              isOn && event.people.booked > 0 && ask('plan', plan.open)
            )}
            {mayPlan && isDraft(file) && <RemoveDraft event={event} className="bad" />}
            {isOn && !isDue && ask('cancel', messages.cancel, 'bad')}
          </Group>
        </div>
      </div>
      {(open === 'change' || open === 'copy') && (
        <Suspense fallback={null}>
          <EventDialog
            event={event}
            copy={open === 'copy'}
            onClose={close}
            onSaved={(id) => {
              close()
              if (id === event.id) onChanged()
              else void navigate(staffPaths.event(id))
            }}
          />
        </Suspense>
      )}
      {open === 'plan' && (
        <Suspense fallback={null}>
          <PlanDialog
            event={event}
            onClose={close}
            onDone={() => {
              close()
              onChanged()
            }}
          />
        </Suspense>
      )}
      {open && open !== 'change' && open !== 'copy' && open !== 'plan' && (
        <EventConfirmDialog
          question={open}
          event={event}
          onClose={close}
          onDone={() => {
            close()
            onChanged()
          }}
        />
      )}
    </>
  )
}

/** Nothing where nothing can be done. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const acts = Children.toArray(children).filter(Boolean)
  if (acts.length === 0) return null
  return (
    <ActionList title={title}>
      {acts.map((act, index) => (
        <li key={index}>{act}</li>
      ))}
    </ActionList>
  )
}

/** An event that nobody knows of yet; anything else is called off. */
function isDraft({ event, bookings, hasPlan }: EventFile): boolean {
  return !event.public && event.blocked === 0 && bookings.length === 0 && !hasPlan
}

function RemoveDraft({ event, className }: Pick<EventFile, 'event'> & { className: string }) {
  const { draft } = useMessages('staff-blocked')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {draft.remove}
      </button>
      {isOpen && (
        <ActionDialog
          action={events.remove}
          fixed={{ id: event.id }}
          title={draft.title}
          text={draft.text}
          submit={draft.remove}
          done={draft.removed}
          onClose={() => setOpen(false)}
          onDone={() => void navigate(staffPaths.events)}
        />
      )}
    </>
  )
}
