import { lazy, Suspense, useContext, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useAuth } from '#app/auth/auth-context.ts'
import { openAuthClient } from '#app/auth/open-auth-client.ts'
import { EnvironmentContext } from '#app/environment.ts'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { toast } from '#app/toast/toast.ts'
import { Button } from '#app/ui/button.tsx'
import type { EventFields } from '#features/calendar/staff/empty-event.ts'

const loadDialog = () => import('#features/calendar/staff/event-dialog.tsx')
const EventDialog = lazy(loadDialog)

/** Visible to everyone; signed-out visitors are pointed to the login (SPEC §4). Loads the form on click. */
export function AddEvent() {
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
