const CHANNEL = 'roster'

let channel: BroadcastChannel | undefined

/** That what is kept has changed. */
export function notifyTabs(): void {
  channel ??= new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
}

/** Fires for other tabs and other parts of this tab, never for the sender. @returns stops listening */
export function onTabMessage(listener: () => void): () => void {
  const own = new BroadcastChannel(CHANNEL)
  own.onmessage = listener
  return () => own.close()
}
