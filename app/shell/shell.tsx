import type { ReactNode } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useMessages } from '../language/language.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SlowPageNotice } from './slow-page-notice.tsx'

export function Shell({ children }: { children: ReactNode }) {
  const messages = useMessages('common')
  const { count, open } = useCart()
  return (
    <>
      <a className="skip" href="#inhalt">
        {messages.skipToContent}
      </a>
      <Header cart={{ count, onOpen: () => open() }} />
      <SlowPageNotice />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
