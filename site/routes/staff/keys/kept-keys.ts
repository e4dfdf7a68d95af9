import { useSyncExternalStore } from 'react'

const KEY = 'staff-keys'
const OFF = 'off'
const listeners = new Set<() => void>()

/** Of this browser: single letters are on until somebody switches them off (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return true
  }
}

export function keepKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Kept nowhere: on again with the next page.
  }
  for (const listener of listeners) listener()
}

export function useKeysOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    areKeysOn,
    () => true,
  )
}
