import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { CloseIcon } from '../../../ui/pictures/icons.tsx'
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
  // Portal: stays mounted while its view is hidden.
  return createPortal(
    <dialog
      ref={ref}
      className={classNames(styles.dialog, wide && styles.wide)}
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
