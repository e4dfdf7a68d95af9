/** Local storage key of a form's draft; listed in content/device-storage.ts. */
export const draftKey = (name: string) => `draft:${name}`

/** True when something was typed into a form and not sent; a browser without storage has no drafts. */
export function hasDraft(name: string): boolean {
  try {
    return window.localStorage.getItem(draftKey(name)) !== null
  } catch {
    return false
  }
}
