import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast.ts'

const noToasts: readonly never[] = []
const RadixToaster = lazy(() => import('./radix-toaster.tsx'))

/** Loads Radix with the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => noToasts)
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <RadixToaster toasts={toasts} />
    </Suspense>
  )
}
