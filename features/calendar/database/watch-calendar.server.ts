import { watchChannel } from '#platform/database/watch-channel.ts'

/**
 * Calls `onChange` whenever somebody changes what visitors see of the calendar, and after a lost connection is back,
 * because notices were missed meanwhile. Resolves when it listens.
 * @returns stops watching and closes the connection.
 */
export function watchCalendar(connectionString: string, onChange: () => void): Promise<() => Promise<void>> {
  return watchChannel({ connectionString, channel: 'calendar_changed', onNotice: onChange, onGap: onChange })
}
