import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { hostToastsIn } from '../../toast/toast-host.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import styles from './modal.module.css'
import { classNames } from '../../ui/class-names.ts'

interface ModalProps {
  title: string
  close: string
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/** Modal while mounted. The browser handles focus trap, Escape and focus restore. */
export function Modal({ title, close, onClose, wide, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Layout effect: on unmount the dialog must still be in the document to restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const page = document.documentElement
    // Restores the outer dialog's values when nested.
    const { overflow, scrollbarGutter } = page.style
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
    page.style.overflow = 'hidden'
    element.showModal()
    const putToastsBack = hostToastsIn(element)
    return () => {
      putToastsBack()
      element.close()
      page.style.overflow = overflow
      page.style.scrollbarGutter = scrollbarGutter
    }
  }, [])
  // Portal: stays mounted while its view is hidden.
  return createPortal(
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={close} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {children}
    </dialog>,
    document.body,
  )
}
