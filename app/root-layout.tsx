import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'
import { CartProvider } from './cart/cart-provider.tsx'
import { DocumentHead } from './document-head.tsx'
import { Shell } from './shell/shell.tsx'
import { Toaster } from './toast/toaster.tsx'

/** What stays while pages change: shell, cart, messages, scroll position, document head. */
export function RootLayout({ children }: { children: ReactNode }) {
  return (
    <CartProvider>
      <DocumentHead />
      <FocusOnNavigation />
      <Shell>{children}</Shell>
      <ScrollRestoration />
      <Toaster />
    </CartProvider>
  )
}

/** A new page starts at its beginning for the keyboard and the screen reader too. */
function FocusOnNavigation() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash) document.getElementById('inhalt')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
