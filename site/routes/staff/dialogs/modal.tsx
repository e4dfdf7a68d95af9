import { type ReactNode, useId, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { CloseIcon } from '../../../ui/pictures/icons.tsx'
import ticks from '../frame/ticks.module.css'
import styles from './modal.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { useModal } from '../../../ui/use-modal.ts'

interface ModalProps {
  title: string
  close: string
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/** Modal while mounted. */
export function Modal({ title, close, onClose, wide, children }: ModalProps) {
  const { ref, onCancel, onClose: closed } = useModal({ onClose })
  const id = useId()
  useLayoutEffect(() => {
    const { current } = ref
    // The browser begins at the button that closes: first in the dialog, and of least use. On a touch screen
    // a field would bring the keyboard over the question.
    if (!current || !matchMedia('(any-pointer: fine)').matches) return
    if (document.activeElement === current.querySelector('button')) firstField(current)?.focus()
  }, [ref])
  // Portal: stays mounted while its view is hidden.
  return createPortal(
    <dialog
      ref={ref}
      className={classNames('office', styles.dialog, wide && styles.wide, ticks.ink)}
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={closed}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  )
}

/** Of radios the chosen one. */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const fields = dialog.querySelectorAll<HTMLElement>(
    'input:not([type="radio"]:not(:checked)), select, textarea',
  )
  return [...fields].find((field) => field.checkVisibility({ visibilityProperty: true }))
}
