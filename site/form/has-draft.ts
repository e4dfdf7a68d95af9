/** Listed in features/privacy/content/device-storage.ts. */
export const draftKey = (name: string) => `draft:${name}`

/** False when storage is blocked. */
export function hasDraft(name: string): boolean {
  try {
    return window.localStorage.getItem(draftKey(name)) !== null
  } catch {
    return false
  }
}
