import {
  addToast,
  dismissToast,
  removeToast,
  type Toast,
  type ToastInput,
  updateToast,
} from './toast-list.ts'

/** Delay of SPEC §4. */
const REMOVE_DELAY_MS = 1_000_000

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

export const toastStore = {
  get: (): readonly Toast[] => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function toast(input: ToastInput): {
  id: string
  update: (input: Partial<ToastInput>) => void
  dismiss: () => void
} {
  const id = String(nextId++)
  publish(addToast(toasts, { ...input, id, open: true }))
  return {
    id,
    update: (changes) => publish(updateToast(toasts, id, changes)),
    dismiss: () => dismiss(id),
  }
}

export function dismiss(id: string): void {
  publish(dismissToast(toasts, id))
  if (removals.has(id)) return
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id)
      publish(removeToast(toasts, id))
    }, REMOVE_DELAY_MS),
  )
}

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
