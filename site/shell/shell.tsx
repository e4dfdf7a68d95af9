import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { paths } from '#content/paths.ts'
import { useCart } from '#features/cart/site/cart-context.ts'
import { useMessages } from '../language/language.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Avoids flashing on fast connections. */
const SLOW_AFTER_MS = 300

/** SPEC §2. The live region is always mounted: some screen readers miss regions added with their text. */
function SlowPageNotice() {
  const { loading } = useMessages('common')
  const waiting = useNavigation().state !== 'idle'
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return (
    <p className="slow-page" role="status">
      {slow && <span>{loading}</span>}
    </p>
  )
}

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
