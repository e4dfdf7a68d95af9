import { lazy, Suspense, useContext, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useAuth } from '#site/auth/auth-context.ts'
import { openAuthClient } from '#site/auth/open-auth-client.ts'
import { EnvironmentContext } from '#site/environment.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { toast } from '#site/toast/toast.ts'
import { Button } from '#site/ui/button.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { paths } from '#content/paths.ts'
import type { EventFields } from '#features/calendar/staff/empty-event.ts'
import { formatMonth } from '#i18n/format-date.ts'
import { calendarPath, isWithinReach } from './calendar-address.ts'
import type { CalendarData } from './calendar.loader.ts'
import { addMonths, monthOf } from './months.ts'
import styles from './calendar-page.module.css'

const loadDialog = () => import('#features/calendar/staff/event-dialog.tsx')
const EventDialog = lazy(loadDialog)

/** Visible to everyone; signed-out visitors are pointed to the login (SPEC §4). Loads the form on click. */
function AddEvent() {
  const { add } = useMessages('calendar')
  const { session, loading } = useAuth()
  const environment = useContext(EnvironmentContext)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [kept, keep] = useState<EventFields>()

  async function open(): Promise<void> {
    try {
      if (!(loading ? await hasSession() : session)) return askToSignIn()
      await Promise.all([environment?.().loadMessages(['staff']), loadDialog()])
      setOpen(true)
    } catch {
      toast({ title: add.failed, variant: 'destructive' })
    }
  }

  function askToSignIn(): void {
    toast({
      title: add.signInTitle,
      description: add.signInText,
      action: {
        label: add.signIn,
        altText: add.signInHint,
        onSelect: () => void navigate(`${paths.login}?back=${encodeURIComponent(pathname + search)}`),
      },
    })
  }

  return (
    <>
      <Button size="sm" onClick={() => void open()}>
        {add.label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EventDialog
            kept={kept}
            fromCalendar
            onClose={(typed) => {
              keep(typed)
              setOpen(false)
            }}
            onSaved={() => {
              keep(undefined)
              setOpen(false)
              void revalidate()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Only called while the lookup is pending. */
async function hasSession(): Promise<boolean> {
  const { data } = await (await openAuthClient()).getSession()
  return data.session !== null
}

export function MonthNav({ data }: { data: CalendarData }) {
  const messages = useMessages('calendar').months
  const { address } = data
  return (
    <div className={styles.controls}>
      <nav className={`${styles.monthNav} no-print`} aria-label={messages.label}>
        <MonthArrow name={messages.previous} data={data} step={-1} />
        <MonthArrow name={messages.next} data={data} step={1} />
        <PageLink
          className="button button--sm"
          to={calendarPath({ ...address, after: null, month: monthOf(data.today) })}
          preventScrollReset
        >
          {messages.today}
        </PageLink>
      </nav>
      <AddEvent />
    </div>
  )
}

/** At the ends the arrow is `aria-disabled`, so that it keeps the focus. */
function MonthArrow({ name, data, step }: { name: string; data: CalendarData; step: 1 | -1 }) {
  const language = useLanguage()
  const { address, today } = data
  const target = addMonths(data.month, step)
  const isEnd = !isWithinReach(target, today)
  return (
    <PageLink
      className={`button button--sm ${styles.arrow}`}
      to={calendarPath({ ...address, after: null, month: isEnd ? address.month : target })}
      preventScrollReset
      aria-disabled={isEnd || undefined}
      aria-label={isEnd ? name : `${name}, ${formatMonth(language, target)}`}
    >
      <ArrowIcon back={step < 0} />
    </PageLink>
  )
}
