/** SPEC §9. */
export const TOAST_LIMIT = 1

export interface ToastInput {
  title: string
  description?: string
  variant?: 'default' | 'warning' | 'destructive'
  /** `altText` describes the alternative to screen reader users. */
  action?: { label: string; altText: string; onSelect: () => void }
}

export interface Toast extends ToastInput {
  id: string
  open: boolean
}

/** Newest first, cut at the limit. */
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

/** Only marks it closed: the exit animation needs it, and Radix would announce it again. */
export function dismissToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast))
}

export function removeToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id)
}
