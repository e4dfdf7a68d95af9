import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { hostToastsIn } from '../toast/toast-host.ts'

interface ModalOptions {
  /** Default: while mounted. */
  isOpen?: boolean
  /** Idempotent: some ways of closing call it twice. */
  onClose: () => void
  /** A press beside the dialog closes it. */
  closesBeside?: boolean
  /** Id of the element that gets the focus when the opener is gone. */
  fallbackId?: string
}

/**
 * Props of a native dialog that is modal while open: the page does not scroll, and toasts stay usable. The browser handles
 * focus trap and focus restore (ADR-003).
 */
export function useModal({ isOpen = true, onClose, closesBeside = false, fallbackId }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Layout effect: on unmount the dialog must still be in the document to restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    const unlock = lockScrolling()
    element.showModal()
    const putToastsBack = hostToastsIn(element)
    return () => {
      // Before the toasts go back: one that opened it must not get the focus again.
      element.close()
      putToastsBack()
      unlock()
    }
  }, [isOpen])
  const isOwn = ({ target }: SyntheticEvent) => target === dialog.current
  return {
    ref: dialog,
    /** Escape. File fields cancel too, and their event bubbles. */
    onCancel(event: SyntheticEvent) {
      if (!isOwn(event)) return
      event.preventDefault()
      onClose()
    },
    /** The browser may close it in spite of `onCancel`, for example at a second Escape. */
    onClose(event: SyntheticEvent) {
      if (!isOwn(event)) return
      onClose()
      const { activeElement } = document
      const isLost = activeElement === document.body || dialog.current?.contains(activeElement)
      if (isLost && fallbackId) document.getElementById(fallbackId)?.focus()
    },
    onMouseDown(event: MouseEvent) {
      if (!closesBeside || !isOwn(event) || event.button !== 0) return
      // Otherwise the press would take the focus from the opener again.
      event.preventDefault()
      onClose()
    },
  }
}

/** Keeps the scrollbar's width. @returns restores the values before, those of an outer dialog when nested */
function lockScrolling(): () => void {
  const page = document.documentElement
  const { overflow, scrollbarGutter } = page.style
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
  page.style.overflow = 'hidden'
  return () => Object.assign(page.style, { overflow, scrollbarGutter })
}
