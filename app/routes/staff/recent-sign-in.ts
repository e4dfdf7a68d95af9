/** The dialog that asks for a proof of identity; undefined while no page of the back office is open. */
let dialog: ((end: (isProven: boolean) => void) => void) | undefined
let underWay: Promise<boolean> | undefined

/** Registers the page's dialog. @returns how to take it away. */
export function registerReauthDialog(open: typeof dialog): () => void {
  dialog = open
  return () => {
    if (dialog === open) dialog = undefined
  }
}

/** Asks who sits there to prove it again; calls at the same moment share one question. @returns false: given up. */
export function requestReauth(): Promise<boolean> {
  if (!dialog) return Promise.resolve(false)
  const open = dialog
  underWay ??= new Promise<boolean>(open).finally(() => {
    underWay = undefined
  })
  return underWay
}
