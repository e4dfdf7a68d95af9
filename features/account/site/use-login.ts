import type { Session } from '@supabase/auth-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearAuthCallback, currentAuthCallback } from '#site/auth/auth-callback.ts'
import { useAuth } from '#site/auth/auth-context.ts'
import { paths } from '#content/paths.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { LOGIN_HEAD_ID } from './login-head.tsx'
import { providerIn, providerRefusal } from './providers/provider-names.ts'
import { consumeProviderRedirect } from './providers/provider-redirect.ts'
import { needsSecondFactor } from './second-factor/needs-second-factor.ts'
import { readMailedToken } from './sign-in/mailed-token.ts'

/** Base for URL comparison. */
const SITE = 'https://site.invalid'

/** `?back=` if it is a path of this site, else undefined. Drops the language, which may have changed. */
export function backPath(search: string): string | undefined {
  const requested = new URLSearchParams(search).get('back') ?? ''
  // `//host`, `/\host` and a tab between slashes resolve to other hosts.
  if (!requested.startsWith('/') || !URL.canParse(requested, SITE)) return undefined
  const target = new URL(requested, SITE)
  if (target.origin !== SITE || target.pathname.startsWith('//')) return undefined
  if (target.pathname.replace(/\/+$/, '') === paths.login) return undefined
  target.searchParams.delete(LANGUAGE_QUERY)
  return target.pathname + target.search + target.hash
}

type Screen = 'sign-in' | 'forgotten' | 'sent'
type Choosing = 'invite' | 'recovery'
type Notice = 'signedOut' | 'ended' | 'saved'

const BY = 'by'

/** Kept in the URL until a password is set, so that a reload does not skip it. */
const CHOOSE = 'choose'

export function useLogin() {
  const { session, loading } = useAuth()
  const { search, hash } = useLocation()
  const mailed = readMailedToken(hash)
  const navigate = useNavigate()
  const [arrival] = useState(currentAuthCallback)
  const [provider] = useState(() => providerIn(search))
  const [refused, setRefused] = useState(arrival?.kind === 'refused' && !provider)
  const [byProvider, setByProvider] = useState(() =>
    provider && arrival?.kind === 'refused' ? { provider, refusal: providerRefusal(arrival.code) } : null,
  )
  const [screen, setScreen] = useState<Screen>('sign-in')
  const [email, setEmail] = useState('')
  const [notice, setNotice] = useState<Notice | null>(null)
  /** Keeps the view while a form is being sent, although a session may already exist. */
  const [held, setHeld] = useState<LoginView | null>(null)
  const choosing = choosingIn(search) ?? (arrival?.kind === 'session' ? toChoosing(arrival.type) : null)
  const [chosen, setChosen] = useState(false)
  const due = loginView({
    loading,
    session,
    refused,
    mailed: mailed !== null,
    choosing: choosing !== null && !chosen,
    screen,
  })
  // Login CSRF guard: only a redirect started in this tab continues by itself.
  const [isBack] = useState(() => provider !== null && consumeProviderRedirect(provider))
  const arrived = isBack && arrival?.kind === 'session' && session && !needsSecondFactor(session)
  const view = arrived ? 'waiting' : (held ?? due)
  const back = backPath(search)

  const replaceQuery = (change: (query: URLSearchParams) => void) => {
    const query = new URLSearchParams(search)
    change(query)
    return navigate({ search: query.toString() }, { replace: true, preventScrollReset: true })
  }
  const setChoosing = (kind: Choosing | null) =>
    replaceQuery((query) => {
      query.delete(BY)
      if (kind) query.set(CHOOSE, kind)
      else query.delete(CHOOSE)
    })

  // Keeps what is still to do in the URL, without the tokens.
  const settle = useEffectEvent(() => {
    clearAuthCallback()
    if (arrived) void navigate(back ?? paths.calendar, { replace: true })
    else if (arrival || provider) void setChoosing(choosing)
  })
  useEffect(() => {
    if (!loading) settle()
  }, [loading])
  useFocusOnChange(view, notice)
  useSessionEnd(session, () => setNotice((before) => before ?? 'ended'))

  return {
    view,
    session,
    notice,
    email,
    choosing,
    back,
    byProvider,
    mailed,
    show(next: Screen, address?: string) {
      if (address !== undefined) setEmail(address)
      setNotice(null)
      setRefused(false)
      setByProvider(null)
      setScreen(next)
    },
    hold() {
      setByProvider(null)
      setHeld(view)
    },
    release: () => setHeld(null),
    async signedIn(signedIn: Session) {
      setNotice(null)
      if (!needsSecondFactor(signedIn)) await navigate(back ?? paths.calendar)
      setHeld(null)
    },
    async confirmed() {
      setChosen(false)
      await setChoosing(toChoosing(mailed?.type ?? null))
      setHeld(null)
    },
    async expired() {
      setRefused(true)
      await setChoosing(null)
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
      setNotice(saved ? 'saved' : null)
      void setChoosing(null)
    },
    signedOut() {
      setScreen('sign-in')
      setNotice('signedOut')
    },
    mailedLink: () => publicLogin({ back }),
    returnTo: (by: string) => publicLogin({ by, back }),
  }
}

function useFocusOnChange(view: LoginView, notice: Notice | null): void {
  const currentView = useRef(view)
  useEffect(() => {
    if (currentView.current === view && !notice) return
    const first = currentView.current === 'waiting'
    currentView.current = view
    if (!first) document.getElementById(LOGIN_HEAD_ID)?.focus()
  }, [view, notice])
}

function useSessionEnd(session: Session | null, onEnd: () => void): void {
  const had = useRef(false)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (had.current && !session) end()
    had.current = session !== null
  }, [session])
}

/** The auth service redirects to the public URL only, even if the host has another name here. */
function publicLogin(query: Record<string, string | undefined>): string {
  const defined = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(defined).toString()
  return `${document.documentElement.dataset['origin']}${paths.login}${search && `?${search}`}`
}

function choosingIn(search: string): Choosing | null {
  return toChoosing(new URLSearchParams(search).get(CHOOSE))
}

function toChoosing(type: string | null): Choosing | null {
  return type === 'invite' || type === 'recovery' ? type : null
}

type LoginView =
  | 'waiting'
  | 'expired'
  | 'confirm'
  | 'sign-in'
  | 'forgotten'
  | 'sent'
  | 'second-step'
  | 'choose-password'
  | 'account'

interface LoginState {
  loading: boolean
  session: Pick<Session, 'access_token' | 'user'> | null
  /** A mailed link was refused and not yet dismissed. */
  refused: boolean
  /** A mailed link waits for its button. */
  mailed: boolean
  /** A mailed link asks for a new password. */
  choosing: boolean
  screen: 'sign-in' | 'forgotten' | 'sent'
}

/** The server requires the second factor before a new password. */
export function loginView({ loading, session, refused, mailed, choosing, screen }: LoginState): LoginView {
  if (loading) return 'waiting'
  if (refused) return 'expired'
  if (mailed) return 'confirm'
  if (!session) return screen
  if (needsSecondFactor(session)) return 'second-step'
  return choosing ? 'choose-password' : 'account'
}
