import { toastStore } from './toast.ts'

let host: HTMLElement | undefined

/** Where toasts stand in the document; made by hand because it moves, which React must not notice. */
export function toastHost(): HTMLElement {
  host ??= document.body.appendChild(document.createElement('div'))
  return host
}

/**
 * Puts the toasts into an open modal dialog: everything outside of one is covered and cannot be used. Escape then
 * closes a toast before it closes the dialog.
 * @returns puts them back
 */
export function hostToastsIn(dialog: HTMLElement): () => void {
  dialog.append(toastHost())
  window.addEventListener('keydown', keepDialogOpen, true)
  return () => {
    window.removeEventListener('keydown', keepDialogOpen, true)
    document.body.append(toastHost())
  }
}

/** Looks before the toast closes itself, and acts after everybody else: then only the dialog has not answered yet. */
function keepDialogOpen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !toastStore.get().some(({ open }) => open)) return
  document.addEventListener('keydown', (same) => same.preventDefault(), { once: true })
}
