import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, type RouteObject, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { CartProvider } from '#features/cart/site/cart-provider.tsx'
import { AuthProvider } from './auth/auth-provider.tsx'
import { documentHead, type DocumentHeadData } from './head.ts'
import { useLanguage, useLanguageStore } from './language/language.tsx'
import type { PageHandle, PageHead } from './page.tsx'
import { accountRoutes } from './routes/account-routes.ts'
import { publicRoutes } from './routes/public-routes.ts'
import { Shell } from './shell/shell.tsx'
import { toastStore } from './toast/toast.ts'

function RootLayout({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <CartProvider>
        <DocumentHead />
        <FocusOnNavigation />
        <Shell>{children}</Shell>
        <ScrollRestoration />
        <Toaster />
      </CartProvider>
    </AuthProvider>
  )
}

/** Moves the focus to the start of the page for keyboard and screen readers. */
function FocusOnNavigation() {
  const { pathname, hash } = useLocation()
  const focusedPath = useRef(pathname)
  useEffect(() => {
    if (focusedPath.current === pathname) return
    focusedPath.current = pathname
    // A field that the new page has put the focus into keeps it.
    if (document.activeElement?.matches('#inhalt :is(input, textarea)')) return
    if (!hash) document.getElementById('inhalt')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}

const noToasts: readonly never[] = []
const RadixToaster = lazy(() => import('./toast/radix-toaster.tsx'))

/** Loads Radix with the first toast. */
function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => noToasts)
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <RadixToaster toasts={toasts} />
    </Suspense>
  )
}

/** Id of the route that holds all others. */
export const ROOT = 'root'

/**
 * All paths of SPEC §2 for everyone and for those with an account or a personal link; with `staff` those of the back office
 * too, which visitors' browsers do not load.
 */
export function siteRoutes(staff: readonly RouteObject[] = []): RouteObject[] {
  return [
    {
      id: ROOT,
      element: (
        <RootLayout>
          <Outlet />
        </RootLayout>
      ),
      children: [...publicRoutes, ...accountRoutes, ...staff],
    },
  ]
}

/** Updates the head after navigation and language switch; the first one comes from the server. */
function DocumentHead() {
  const language = useLanguage()
  const store = useLanguageStore()
  const { pathname } = useLocation()
  const match = useMatches().findLast((entry) => entry.handle !== undefined)
  const handle = match?.handle as PageHandle | undefined
  const loaded = match?.loaderData
  useEffect(() => {
    const namespace = handle?.namespaceOf(loaded)
    if (!handle || !namespace || !store.has(language, namespace)) return
    const messages = store.messages(namespace) as { meta: PageHead }
    const head = documentHead({
      ...handle.head(messages, loaded),
      language,
      origin: document.documentElement.dataset.origin ?? window.location.origin,
      path: pathname,
      found: handle.found(loaded),
      indexed: handle.indexed(loaded),
    })
    if (document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href !== head.canonical)
      forgetFirstPage()
    document.documentElement.lang = head.htmlLang
    document.title = head.title
    setAttribute('meta[name=description]', 'content', head.description)
    setAttribute('meta[name=robots]', 'content', head.indexed ? 'index, follow' : 'noindex')
    setLinks(head)
  }, [handle, loaded, language, pathname, store])
  return null
}

/** Open Graph and JSON-LD of the first page do not apply to others. */
function forgetFirstPage(): void {
  for (const stale of document.querySelectorAll('meta[property],[type="application/ld+json"]')) stale.remove()
}

function setLinks({ found, canonical, alternates }: DocumentHeadData): void {
  for (const stale of document.querySelectorAll('link[rel=canonical],link[hreflang]')) stale.remove()
  if (!found) return
  const links = [
    { rel: 'canonical', href: canonical },
    ...alternates.map((of) => ({ rel: 'alternate', ...of })),
  ]
  document.head.append(...links.map((link) => Object.assign(document.createElement('link'), link)))
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
