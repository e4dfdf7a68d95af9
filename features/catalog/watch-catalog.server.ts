import type { Notifications } from '#platform/database/notifications.ts'

/** Calls `onChange` when the catalogue changes and after a gap. Resolves once listening. */
export function watchCatalog(notifications: Notifications, onChange: () => void): Promise<void> {
  return notifications.listen('catalog_changed', onChange, onChange)
}
