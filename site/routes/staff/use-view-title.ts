import { useEffect } from 'react'
import { useMessages } from '../../language/language.tsx'

/** Views share one URL path; titles distinguish tabs and history entries. */
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
