import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { isDecisionDue } from '#features/calendar/rules/decision.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Decision } from './decision.tsx'
import { EventConfirmDialog, type EventQuestion } from './event-confirm-dialog.tsx'
import styles from './event-view.module.css'
import { saveFile } from '../lists/save-file.ts'
import { type EventFile, PLAN_PANEL } from './event-api.ts'
import { useResultToast } from '../use-staff-messages.ts'

const PlanDialog = lazy(() => import('./plan/plan-dialog.tsx'))
const EventDialog = lazy(() => import('./event-dialog.tsx'))

type Open = EventQuestion | 'change' | 'copy' | 'plan'

export function EventTools({ file, onChanged }: { file: EventFile; onChanged: () => void }) {
  const messages = useMessages('staff').event
  const telephone = useMessages('staff-telephone')
  const roster = useMessages('staff-roster')
  const plan = useMessages('staff-plan-b')
  const language = useLanguage()
  const navigate = useNavigate()
  const toast = useResultToast()
  const [open, setOpen] = useState<Open | null>(null)
  const { event } = file
  const isOn = !event.cancelled && event.phase !== 'over'
  const canBook = !event.cancelled && event.phase === 'coming' && event.priceCents !== null
  const close = () => setOpen(null)
  const tool = (what: Open, label: string) => (
    <Button size="sm" onClick={() => setOpen(what)}>
      {label}
    </Button>
  )
  const isDue = isDecisionDue(event, event.people.booked + event.blocked, file.today)
  return (
    <>
      {isDue && <Decision event={event} onAsk={setOpen} />}
      <div className={styles.tools} role="group" aria-label={messages.tools}>
        {canBook && (
          <PageLink className="button button--sm" to={staffPaths.telephone(event.id)}>
            {telephone.open}
          </PageLink>
        )}
        {isOn && (
          <PageLink className="button button--sm" to={staffPaths.roster(event.id)}>
            {roster.open}
          </PageLink>
        )}
        {!event.cancelled && tool('change', messages.change)}
        {tool('copy', messages.duplicate)}
        {!event.cancelled && tool('repeat', messages.repeat)}
        <Button size="sm" onClick={() => window.print()}>
          {messages.print}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            void saveFile(`/events/${event.id}/bookings.csv?lng=${language}`).then(
              (saved) => saved.ok || toast.refused(saved.refusal),
            )
          }}
        >
          {messages.csv}
        </Button>
        {isOn && !isDue && event.minimumParticipants !== null && tool('goAhead', messages.goAhead)}
        {file.isPlanOpen ? (
          <a className="button button--sm" href={`#${PLAN_PANEL}`}>
            {plan.running}
          </a>
        ) : (
          isOn && event.people.booked > 0 && tool('plan', plan.open)
        )}
        {isOn && !isDue && tool('cancel', messages.cancel)}
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
