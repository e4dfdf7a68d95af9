import type { Session } from '@supabase/auth-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { documentArrival, forgetArrival } from '../../auth/arrival.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { paths } from '../../paths.ts'
import { backPath } from './back-path.ts'
import { LOGIN_HEAD_ID } from './login-head.tsx'
import { type LoginView, loginView } from './login-view.ts'
import { needsSecondStep } from './needs-second-step.ts'

type Screen = 'sign-in' | 'forgotten' | 'sent'
type Choosing = 'invite' | 'recovery'
type Said = 'signedOut' | 'ended' | 'saved'

/** Kept in the address until a password is chosen, so that a reload does not skip it. */
const CHOOSE = 'choose'

/** Which view `/login` shows, and how one leads to the next. */
export function useLogin() {
  const { session, loading } = useAuth()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [arrival] = useState(documentArrival)
  const [refused, setRefused] = useState(arrival?.kind === 'refused')
  const [screen, setScreen] = useState<Screen>('sign-in')
  const [email, setEmail] = useState('')
  const [said, setSaid] = useState<Said | null>(null)
  /** The view stays while a form is under way, although a session may be there already. */
  const [held, setHeld] = useState<LoginView | null>(null)
  const choosing = choosingIn(search) ?? (arrival?.kind === 'session' ? toChoosing(arrival.type) : null)
  const [chosen, setChosen] = useState(false)
  const due = loginView({ loading, session, refused, choosing: choosing !== null && !chosen, screen })
  const view = held ?? due
  const back = backPath(search)

  const replaceQuery = (change: (query: URLSearchParams) => void) => {
    const query = new URLSearchParams(search)
    change(query)
    return navigate({ search: query.toString() }, { replace: true, preventScrollReset: true })
  }
  const setChoosing = (kind: Choosing | null) =>
    replaceQuery((query) => (kind ? query.set(CHOOSE, kind) : query.delete(CHOOSE)))

  // The address of a mailed link says what is still to be done, and no longer with which tokens.
  const settle = useEffectEvent(() => {
    forgetArrival()
    if (arrival) void setChoosing(choosing)
  })
  useEffect(() => {
    if (!loading) settle()
  }, [loading])
  useFocusOnChange(view, said)
  useSessionEnd(session, () => setSaid((before) => before ?? 'ended'))

  return {
    view,
    session,
    said,
    email,
    choosing,
    back,
    show(next: Screen, address?: string) {
      if (address !== undefined) setEmail(address)
      setSaid(null)
      setRefused(false)
      setScreen(next)
    },
    hold: () => setHeld(view),
    release: () => setHeld(null),
    /** Goes on to where the visitor came from, unless a code is still wanted. */
    async signedIn(signedIn: Session) {
      setSaid(null)
      if (!needsSecondStep(signedIn)) await navigate(back ?? paths.calendar)
      // Also when something else was pressed meanwhile, which keeps the page.
      setHeld(null)
    },
    async passedSecondStep() {
      if (!choosing || chosen) await navigate(back ?? paths.calendar)
      setHeld(null)
    },
    async choosePassword() {
      setChosen(false)
      await setChoosing('recovery')
      setHeld(null)
    },
    passwordChosen(saved: boolean) {
      setChosen(true)
      setSaid(saved ? 'saved' : null)
      void setChoosing(null)
    },
    signedOut() {
      setScreen('sign-in')
      setSaid('signedOut')
    },
    // The public address: the service leads nowhere else, whatever this machine is called here.
    mailedLink: () =>
      `${document.documentElement.dataset['origin']}${paths.login}${back ? `?back=${encodeURIComponent(back)}` : ''}`,
  }
}

/** The keyboard and the screen reader follow when one view takes the place of another, or tells of a success. */
function useFocusOnChange(view: LoginView, said: Said | null): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view && !said) return
    const first = shown.current === 'waiting'
    shown.current = view
    if (!first) document.getElementById(LOGIN_HEAD_ID)?.focus()
  }, [view, said])
}

function useSessionEnd(session: Session | null, onEnd: () => void): void {
  const had = useRef(false)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (had.current && !session) end()
    had.current = session !== null
  }, [session])
}

function choosingIn(search: string): Choosing | null {
  return toChoosing(new URLSearchParams(search).get(CHOOSE))
}

function toChoosing(type: string | null): Choosing | null {
  return type === 'invite' || type === 'recovery' ? type : null
}
