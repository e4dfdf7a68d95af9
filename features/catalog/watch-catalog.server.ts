import { watchChannel } from '#platform/database/watch-channel.ts'

/** Calls `onChange` when the catalogue changes and after a reconnect. Resolves once listening, with a stop function. */
export function watchCatalog(connectionString: string, onChange: () => void): Promise<() => Promise<void>> {
  return watchChannel({ connectionString, channel: 'catalog_changed', onNotice: onChange, onGap: onChange })
}
