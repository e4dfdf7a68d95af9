import { toastStore } from './toast.ts'

let host: HTMLElement | undefined

/** Created outside React, because it moves between parents. */
export function toastHost(): HTMLElement {
  host ??= document.body.appendChild(document.createElement('div'))
  return host
}

/**
 * Moves the toasts into an open modal dialog, since everything outside is inert. Escape then closes a toast before the
 * dialog. @returns a restore function
 */
export function hostToastsIn(dialog: HTMLElement): () => void {
  dialog.append(toastHost())
  window.addEventListener('keydown', keepDialogOpen, true)
  return () => {
    window.removeEventListener('keydown', keepDialogOpen, true)
    document.body.append(toastHost())
  }
}

/**
 * Captures Escape before the toast closes, and prevents the default after all other listeners, so only the dialog is
 * affected.
 */
function keepDialogOpen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !toastStore.get().some(({ open }) => open)) return
  document.addEventListener('keydown', (same) => same.preventDefault(), { once: true })
}
