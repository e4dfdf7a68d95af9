import { type RefObject, useEffect, useRef } from 'react'

/**
 * Of a bar at the foot of the window: what is scrolled to, toasts and sheets stand above it (`--publish-bar`).
 *
 * @param isShown a bar that is not always there
 */
export function useBarHeight(isVisible = true): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const element = bar.current
    if (!element) return undefined
    let frame = 0
    // In the next frame: sizes that follow from it may be observed too, and would be an error of this one.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => style.setProperty('--publish-bar', `${element.offsetHeight}px`))
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      style.removeProperty('--publish-bar')
    }
  }, [isVisible])
  return bar
}
