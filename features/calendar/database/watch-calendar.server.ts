import { watchChannel } from '#platform/database/watch-channel.ts'

/** Calls `onChange` when visible events change and after a reconnect. Resolves once listening, with a stop function. */
export function watchCalendar(connectionString: string, onChange: () => void): Promise<() => Promise<void>> {
  return watchChannel({ connectionString, channel: 'calendar_changed', onNotice: onChange, onGap: onChange })
}
