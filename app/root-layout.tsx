import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'
import { AuthProvider } from './auth/auth-provider.tsx'
import { CartProvider } from './cart/cart-provider.tsx'
import { DocumentHead } from './document-head.tsx'
import { Shell } from './shell/shell.tsx'
import { Toaster } from './toast/toaster.tsx'

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
