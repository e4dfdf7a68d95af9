import { useEffect, useRef } from 'react'

/**
 * What was pressed may be gone with the change: the focus goes on to where more can be done with the same booking, or
 * to the view.
 * @param value what is shown; another one as soon as it has been asked again
 * @returns to be called when something has been changed, with the booking that it was about
 */
export function useFocusAfterChange(value: unknown): (bookingId?: string) => void {
  const changed = useRef<{ bookingId: string | undefined }>(null)
  useEffect(() => {
    const { current } = changed
    changed.current = null
    if (!current || document.activeElement !== document.body) return
    const more = document.querySelector<HTMLElement>(`[aria-controls="mehr-${current.bookingId}"]`)
    const next = more ?? document.getElementById('inhalt')
    next?.focus({ preventScroll: true })
  }, [value])
  return (bookingId) => {
    changed.current = { bookingId }
  }
}
