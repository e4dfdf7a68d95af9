import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server renders and while hydration compares; true once script works. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
