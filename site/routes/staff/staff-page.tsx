import type { Session } from '@supabase/auth-js'
import { Fragment, Suspense, useEffect, useRef, useState } from 'react'
import {
  Navigate,
  useLocation,
  useMatches,
  useNavigate,
  useOutlet,
  useParams,
  useSearchParams,
} from 'react-router'
import { paths } from '#content/paths.ts'
import { mayDo, type StaffRole } from '#features/account/roles/permissions.ts'
import { RecentSignIn } from '#features/account/site/recent-sign-in-dialog.tsx'
import { useSignOut } from '#features/account/site/signed-in/use-sign-out.ts'
import { OpenAlerts } from '#features/today/staff/alerts/open-alerts.tsx'
import { today } from '#features/today/staff/today.contract.ts'
import { fill } from '#i18n/format.ts'
import { useRead } from '#kit/loaded.tsx'
import { movedAddress, type PagePath } from '#kit/page-paths.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { showEditStrip } from '../../edit-strip/edit-strip.ts'
import { keepStaffRole } from '../../edit-strip/kept-staff-role.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { useMessages } from '../../language/language.tsx'
import { maySee, STAFF_PAGES, type StaffPart } from '../../staff-pages.ts'
import { staffPaths } from '../../staff-paths.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button.tsx'
import { TrailSign } from '../../ui/pictures/trail-sign.tsx'
import { LoadingState } from './api/loading-state.tsx'
import { StaffFrame } from './frame/staff-frame.tsx'
import { OtherEditors } from './presence/other-editors.tsx'
import { PresenceContext, usePresence } from './presence/use-presence.ts'
import { NoPermission } from './role/no-permission.tsx'
import { StaffRoleContext } from './role/staff-role.ts'
import { useSignInAddress } from './use-sign-in-address.ts'
import { useViewTitle } from './use-view-title.ts'
import styles from './staff-page.module.css'

/** Client-side only, loaded after sign-in. */
export default function StaffPage() {
  const { session } = useAuth()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const moved = movedAddress(STAFF_PAGES, paths.staff, query)
  const [userId, setUserId] = useState<string>()
  if (session && session.user.id !== userId) setUserId(session.user.id)
  useEffect(() => {
    if (moved) void navigate(moved + hash, { replace: true })
  }, [moved, hash, navigate])
  if (userId && !moved) return <BackOffice key={userId} session={session} />
  return (
    <StaffFrame nav={null}>
      <SignedOut />
    </StaffFrame>
  )
}

/** A lost session only hides the view, so input survives signing in again; another account starts afresh. */
function BackOffice({ session }: { session: Session | null }) {
  const isSignedIn = session !== null
  const view = useCurrentView()
  const overview = useRead(today.overview, {})
  const isRefused = overview.problem?.code === 'not_allowed'
  // Without an answer the server still refuses what the role may not do.
  const role = overview.value?.role ?? (overview.problem ? 'owner' : null)
  const currentRole = overview.value?.role
  useEffect(() => {
    if (!session || !currentRole) return
    keepStaffRole(session.user.id, currentRole)
    showEditStrip(session)
  }, [session, currentRole])
  const nav = { current: view.part, overview: overview.value, role }
  return (
    <StaffFrame nav={isSignedIn && !isRefused ? nav : null}>
      {!isSignedIn && <SignedOut />}
      <div hidden={!isSignedIn}>
        {isRefused ? (
          <NoAccess />
        ) : (
          <Suspense fallback={<LoadingState />}>
            {role === null ? (
              <LoadingState />
            ) : (
              <StaffRoleContext value={role}>
                {/* Who may not see what is due begins with the events. */}
                {view.part === 'today' && !maySee(role, 'today') ? (
                  <Navigate to={staffPaths.events} replace />
                ) : (
                  <CurrentView {...view} role={role} />
                )}
              </StaffRoleContext>
            )}
          </Suspense>
        )}
        <RecentSignIn />
      </div>
    </StaffFrame>
  )
}

/** Read only: no editor presence. */
const SHARED = ['telephone', 'customer', 'blocked']

function CurrentView({
  part,
  id,
  name,
  page,
  role,
}: ReturnType<typeof useCurrentView> & { role: StaffRole }) {
  const may = maySee(role, part)
  const presence = usePresence(may && id !== null && !SHARED.includes(name) ? `${name}=${id}` : null)
  if (!may) return <NoPermission />
  if (id !== null)
    return (
      <PresenceContext value={presence}>
        {name !== 'texts' && <OtherEditors />}
        {page}
      </PresenceContext>
    )
  return (
    <>
      {mayDo(role, 'alerts') && <OpenAlerts />}
      {page}
    </>
  )
}

/** What the address asks for. Scrolls to the top of each view, and focuses it if the clicked link is gone. */
function useCurrentView() {
  const outlet = useOutlet()
  const { pathname } = useLocation()
  const params = useParams()
  const here = useMatches().at(-1)?.id ?? ''
  const found: PagePath & { part: StaffPart } =
    here in STAFF_PAGES ? STAFF_PAGES[here as keyof typeof STAFF_PAGES] : STAFF_PAGES.today
  const { part, resource, only } = found
  const { id = (resource && only) ?? null } = params
  const before = useRef(pathname)
  useEffect(() => {
    // Braces: `scrollTo` may return a promise, which React would take for a cleanup.
    window.scrollTo({ top: 0 })
    const { activeElement } = document
    // While the next view loads, the one before is hidden with its focus.
    const isLost = activeElement === document.body || !activeElement?.checkVisibility()
    if (before.current !== pathname && isLost)
      document.getElementById('inhalt')?.focus({ preventScroll: true })
    before.current = pathname
  }, [pathname])
  return { part, id, name: resource ?? 'view', page: <Fragment key={pathname}>{outlet}</Fragment> }
}

function SignedOut() {
  const messages = useMessages('staff')
  const { loading } = useAuth()
  const signIn = useSignInAddress()
  return (
    <div className={styles.message}>
      <h1>{loading ? messages.title : messages.signedOut.title}</h1>
      <p className="lead">{messages.signedOut.text}</p>
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
      {loading ? (
        <p className="muted" role="status">
          {messages.waiting}
        </p>
      ) : (
        <TrailSign to={signIn}>{messages.signedOut.link}</TrailSign>
      )}
    </div>
  )
}

/** Signed in without the staff role. */
function NoAccess() {
  const { noAccess: messages, refusals } = useMessages('staff')
  const { user } = useAuth()
  const { notice, attempt, busy, signOut } = useSignOut(() => undefined)
  useViewTitle(messages.title)
  return (
    <div className={styles.message}>
      <h1>{messages.title}</h1>
      <p className="lead">{user?.email ? fill(messages.account, { email: user.email }) : messages.unnamed}</p>
      <p>{messages.text}</p>
      {notice && (
        <FormAlert title={notice === 'unreachable' ? refusals.offline : refusals.failed} attempt={attempt} />
      )}
      <Button aria-disabled={busy} onClick={() => void signOut('local')}>
        {messages.signOut}
      </Button>
      <ArrowLink to={paths.calendar}>{messages.calendar}</ArrowLink>
    </div>
  )
}
