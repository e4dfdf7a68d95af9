import type { Notifications } from '#platform/database/notifications.ts'

/** Calls `onPublished` after each publication, of whatever process, and after a gap. Resolves once listening. */
export function watchMessages(notifications: Notifications, onPublished: () => void): Promise<void> {
  return notifications.listen('messages_published', onPublished, onPublished)
}
