import type { Notifications } from '#platform/database/notifications.ts'

/** Calls `onChange` when visible events change and after a gap. Resolves once listening. */
export function watchCalendar(notifications: Notifications, onChange: () => void): Promise<void> {
  return notifications.listen('calendar_changed', onChange, onChange)
}
