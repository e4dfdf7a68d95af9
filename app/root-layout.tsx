import { type ReactNode, useEffect, useRef, lazy, Suspense, useSyncExternalStore } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'
import { AuthProvider } from './auth/auth-provider.tsx'
import { CartProvider } from '#features/cart/site/cart-provider.tsx'
import { DocumentHead } from './document-head.tsx'
import { Shell } from './shell/shell.tsx'
import { toastStore } from './toast/toast.ts'

export function RootLayout({ children }: { children: ReactNode }) {
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
