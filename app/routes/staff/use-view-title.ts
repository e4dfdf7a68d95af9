import { useEffect } from 'react'
import { useMessages } from '../../language/language.tsx'

/** Views share one URL path; titles tell tabs and history apart. */
export function useViewTitle(title: string): void {
  const { meta } = useMessages('staff')
  const whole = `${title} – ${meta.title}`
  useEffect(() => {
    document.title = whole
    return () => {
      document.title = meta.title
    }
  }, [whole, meta.title])
}
