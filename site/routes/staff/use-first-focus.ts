import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus into the first field of what is shown, where nothing else has it but the link that led here: for what scanners type into, and for the
 * one thing to write. Not on touch screens, where a keyboard would cover the page.
 */
export function useFirstFocus<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null)
  useEffect(() => {
    const { activeElement } = document
    const isNowhere = !activeElement || activeElement.matches('body, #inhalt, nav [aria-current="page"]')
    if (!isNowhere || !matchMedia('(any-pointer: fine)').matches) return
    container.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus({ preventScroll: true })
  }, [])
  return container
}
