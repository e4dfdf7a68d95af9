import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '../../auth/auth-context.ts'
import { useMessages } from '../../language/language.tsx'
import { SectionRule } from '../../ui/section-rule.tsx'
import { TrailSign } from '../../ui/trail-sign.tsx'
import { OpenAlerts } from './alerts/open-alerts.tsx'
import { EventView } from './events/event-view.tsx'
import { LoadingState } from './loading-state.tsx'
import { MailsView } from './mails-view.tsx'
import { MissingView } from './missing/missing-view.tsx'
import { OrdersView } from './orders/orders-view.tsx'
import { RequestView } from './requests/request-view.tsx'
import { RequestsView } from './requests/requests-view.tsx'
import { SeasonView } from './events/season-view.tsx'
import { NoAccess } from './no-access.tsx'
import { RecentSignIn } from './recent-sign-in-dialog.tsx'
import { SecurityView } from './security-view.tsx'
import { StaffNav, type StaffPart } from './staff-nav.tsx'
import styles from './staff-page.module.css'
import { useLoaded } from './use-loaded.ts'
import { useSignInAddress } from './use-sign-in-address.ts'

const NewsView = lazy(() => import('./news/news-view.tsx'))
const NewsPieceView = lazy(() => import('./news/news-piece-view.tsx'))
const PeopleView = lazy(() => import('./people/people-view.tsx'))
const PersonView = lazy(() => import('./people/person-view.tsx'))
const PricesView = lazy(() => import('./prices/prices-view.tsx'))
const ShopView = lazy(() => import('./shop/shop-view.tsx'))
const TextsView = lazy(() => import('./texts/texts-view.tsx'))
const TextPageView = lazy(() => import('./texts/text-page-view.tsx'))

/** Client-side only, loaded after sign-in. */
export default function StaffPage() {
  const { rule } = useMessages('staff')
  return (
    <div className={`wrap ${styles.page}`}>
      <SectionRule name={rule} />
      <SignedIn>
        <Suspense fallback={<LoadingState />}>
          <Part />
        </Suspense>
        <RecentSignIn />
      </SignedIn>
    </div>
  )
}

function Part() {
  const [query] = useSearchParams()
  const [event, request, texts, person, piece, view] = [
    'event',
    'request',
    'texts',
    'person',
    'piece',
    'view',
  ].map((name) => query.get(name))
  const overview = useLoaded<'/overview'>('/overview')
  if (overview.problem?.code === 'not_allowed') return <NoAccess />
  if (event) return <EventView key={event} id={event} />
  if (request) return <RequestView key={request} id={request} />
  if (texts) return <TextPageView key={texts} id={texts} />
  if (piece) return <NewsPieceView key={piece} slug={piece} />
  if (person) return <PersonView key={person} id={person} />
  const part = PARTS.find((each) => each === view) ?? 'events'
  return (
    <>
      <StaffNav current={part} overview={overview.value} />
      <OpenAlerts />
      {VIEWS[part]}
    </>
  )
}

const VIEWS: Record<StaffPart, ReactNode> = {
  events: <SeasonView />,
  requests: <RequestsView />,
  orders: <OrdersView />,
  shop: <ShopView />,
  prices: <PricesView />,
  people: <PeopleView />,
  news: <NewsView />,
  texts: <TextsView />,
  mails: <MailsView />,
  missing: <MissingView />,
  security: <SecurityView />,
}
const PARTS = Object.keys(VIEWS) as StaffPart[]

/** A lost session only hides the view, so input survives signing in again; another account starts afresh. */
function SignedIn({ children }: { children: ReactNode }) {
  const messages = useMessages('staff')
  const { session, loading } = useAuth()
  const signIn = useSignInAddress()
  const [userId, setUserId] = useState<string>()
  if (session && session.user.id !== userId) setUserId(session.user.id)
  // Scrolls to the top of each view, and focuses it if the clicked link is gone.
  const [query] = useSearchParams()
  const shown =
    query.get('event') ??
    query.get('request') ??
    query.get('texts') ??
    query.get('person') ??
    query.get('piece') ??
    query.get('view')
  const before = useRef(shown)
  useEffect(() => {
    // Braces: `scrollTo` may return a promise, which React would take for a cleanup.
    window.scrollTo({ top: 0 })
    if (before.current !== shown && document.activeElement === document.body)
      document.getElementById('inhalt')?.focus({ preventScroll: true })
    before.current = shown
  }, [shown])
  return (
    <>
      {userId && (
        <div key={userId} hidden={!session}>
          {children}
        </div>
      )}
      {!session && (
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
      )}
    </>
  )
}
