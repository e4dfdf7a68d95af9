const CHANNEL = 'roster'

let channel: BroadcastChannel | undefined

/** That what is kept has changed. */
export function tellTabs(): void {
  channel ??= new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
}

/** Also of this tab's other parts, never of who told. @returns stops listening */
export function onTabsTold(listener: () => void): () => void {
  const own = new BroadcastChannel(CHANNEL)
  own.onmessage = listener
  return () => own.close()
}
