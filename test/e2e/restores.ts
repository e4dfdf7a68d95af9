import type { Page } from '@playwright/test'

/** What a page does to itself; a busy machine gives the browser other reasons, such as a request that still runs. */
const REASONS_OF_A_PAGE = [
  'UnloadHandlerExistsInMainFrame',
  'UnloadHandlerExistsInSubFrame',
  'MainResourceHasCacheControlNoStore',
  'JsNetworkRequestReceivedCacheControlNoStoreResource',
  'BroadcastChannel',
  'IndexedDBConnection',
  'SharedWorker',
  'WebLocks',
  'WebRTC',
  'WebSocket',
  'WebTransport',
]

/**
 * Leaves the open page for another document, goes back, and names what of the page kept it from being restored. The
 * browser of the tests restores no page, but says of each why.
 */
export async function reasonsAgainstRestoring(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  const reasons = new Promise<string[]>((resolve) => {
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    )
  })
  await page.goto('/favicon.svg')
  await page.goBack({ waitUntil: 'commit' })
  return (await reasons).filter((reason) => REASONS_OF_A_PAGE.includes(reason))
}
