import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useCart } from '#features/cart/site/cart-context.ts'
import { useMessages } from '../language/language.tsx'
import { paths } from '#content/paths.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SlowPageNotice } from './slow-page-notice.tsx'

export function Shell({ children }: { children: ReactNode }) {
  const messages = useMessages('common')
  const { count, open } = useCart()
  const skip = (
    <a className="skip" href="#inhalt">
      {messages.skipToContent}
    </a>
  )
  // The back office has a frame of its own.
  if (useLocation().pathname.startsWith(paths.staff))
    return (
      <>
        {skip}
        {children}
      </>
    )
  return (
    <>
      {skip}
      <Header cart={{ count, onOpen: () => open() }} />
      <SlowPageNotice />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
