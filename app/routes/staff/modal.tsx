import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { hostToastsIn } from '../../toast/toast-host.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import styles from './modal.module.css'
import { classNames } from '../../ui/class-names.ts'

interface ModalProps {
  title: string
  /** Name of the button in the corner. */
  close: string
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/** A modal dialog for as long as it is rendered. Focus trap, Escape and the way back of the focus are the browser's. */
export function Modal({ title, close, onClose, wide, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Not after painting: when this goes, the dialog must still be in the document to give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const page = document.documentElement
    // A dialog above another one gives back what it found.
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
  // In the body: it stays while the view under it is put away.
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
