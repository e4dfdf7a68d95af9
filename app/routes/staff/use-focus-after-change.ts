import { useEffect, useRef } from 'react'

/** @param value shown data; changes on reload @returns callback for completed changes, with the booking's id */
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
