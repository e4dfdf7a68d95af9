import '../ui/styles/toast.css'
import * as RadixToast from '@radix-ui/react-toast'
import { createPortal } from 'react-dom'
import { useMessages } from '../language/language.tsx'
import { CloseIcon } from '../ui/pictures/icons.tsx'
import { dismiss } from './toast.ts'
import { toastHost } from './toast-host.ts'
import type { Toast } from './toast-list.ts'

/** Duration and swipe distance of SPEC §4. */
const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50

/** SPEC §4: five seconds, swipe right, Escape, close button, F8. */
export default function RadixToaster({ toasts }: { toasts: readonly Toast[] }) {
  const messages = useMessages('common').toast
  return createPortal(
    <RadixToast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={messages.region}
    >
      {toasts.map(({ id, open, title, description, variant = 'default', action }) => (
        <RadixToast.Root
          key={id}
          className={`toast toast--${variant}`}
          type="foreground"
          open={open}
          onOpenChange={(stillOpen) => {
            if (!stillOpen) dismiss(id)
          }}
        >
          <i className="toast-mark" aria-hidden="true" />
          <div className="toast-body">
            <RadixToast.Title className="toast-title">{title}</RadixToast.Title>
            {description && (
              <RadixToast.Description className="toast-text">{description}</RadixToast.Description>
            )}
          </div>
          {action && (
            <RadixToast.Action className="toast-action" altText={action.altText} onClick={action.onSelect}>
              {action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close className="toast-close" aria-label={messages.close}>
            <CloseIcon />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        className="toast-viewport"
        hotkey={['F8']}
        label={`${messages.region} ({hotkey})`}
      />
    </RadixToast.Provider>,
    toastHost(),
  )
}
