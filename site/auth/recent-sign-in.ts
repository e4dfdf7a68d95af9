/** Undefined while no page that shows it is open. */
let dialog: ((end: (isProven: boolean) => void) => void) | undefined
let underWay: Promise<boolean> | undefined

/** @returns an unregister function. */
export function registerReauthDialog(open: typeof dialog): () => void {
  dialog = open
  return () => {
    if (dialog === open) dialog = undefined
  }
}

/** Concurrent calls share one dialog. @returns false when cancelled. */
export function requestReauth(): Promise<boolean> {
  if (!dialog) return Promise.resolve(false)
  const open = dialog
  underWay ??= new Promise<boolean>(open).finally(() => {
    underWay = undefined
  })
  return underWay
}
