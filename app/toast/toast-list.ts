/** At most this many toasts at a time (SPEC §9). */
export const TOAST_LIMIT = 1

export interface ToastInput {
  title: string
  description?: string
  variant?: 'default' | 'warning' | 'destructive'
  /** `altText` tells a screen reader how to do the same without the toast. */
  action?: { label: string; altText: string; onSelect: () => void }
}

export interface Toast extends ToastInput {
  id: string
  open: boolean
}

/** The newest toast first, older ones beyond the limit gone: a new one replaces the old. */
export function addToast(toasts: readonly Toast[], added: Toast): readonly Toast[] {
  return [added, ...toasts].slice(0, TOAST_LIMIT)
}

export function updateToast(
  toasts: readonly Toast[],
  id: string,
  changes: Partial<ToastInput>,
): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast))
}

/** Closes without removing: the closing movement needs it, and Radix announces nothing twice. */
export function dismissToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast))
}

export function removeToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id)
}
