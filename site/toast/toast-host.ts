import { toastStore } from './toast.ts'

let host: HTMLElement | undefined

/** Created outside React, because it moves between parents. */
export function toastHost(): HTMLElement {
  host ??= document.body.appendChild(document.createElement('div'))
  return host
}

/**
 * Everything outside an open modal dialog is inert. `data-toasts` is their place in its layout, where they cover nothing.
 * Escape closes a toast first. @returns a restore function
 */
export function hostToastsIn(dialog: HTMLElement): () => void {
  const place = dialog.querySelector('[data-toasts]') ?? dialog
  place.append(toastHost())
  window.addEventListener('keydown', keepDialogOpen, true)
  return () => {
    window.removeEventListener('keydown', keepDialogOpen, true)
    document.body.append(toastHost())
  }
}

/** Runs before the toast closes, and prevents the default after all listeners, which affects only the dialog. */
function keepDialogOpen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !toastStore.get().some(({ open }) => open)) return
  document.addEventListener('keydown', (same) => same.preventDefault(), { once: true })
}
