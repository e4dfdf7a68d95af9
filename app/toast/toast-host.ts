let host: HTMLElement | undefined

/** Where toasts stand in the document; made by hand because it moves, which React must not notice. */
export function toastHost(): HTMLElement {
  host ??= document.body.appendChild(document.createElement('div'))
  return host
}

/**
 * Puts the toasts into an open modal dialog: everything outside of one is covered and cannot be used.
 * @returns puts them back
 */
export function hostToastsIn(dialog: HTMLElement): () => void {
  dialog.append(toastHost())
  return () => {
    document.body.append(toastHost())
  }
}
