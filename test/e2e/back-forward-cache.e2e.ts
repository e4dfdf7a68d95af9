import type { Page } from '@playwright/test'
import { TEMPLATE_ROUTES } from '#test/content-routes.ts'
import { expect, hydrated, test } from './site.ts'

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

/** The browser of the tests restores no page, but says of each what kept it from being restored. */
test('no public page prevents the browser from restoring it on Back', async ({ page }) => {
  const reasonsOf = await watchRestores(page)
  const hindered: Record<string, string[]> = {}
  for (const path of TEMPLATE_ROUTES) {
    const reasons = await reasonsOf(path)
    if (reasons.length > 0) hindered[path] = reasons
  }
  expect(hindered, JSON.stringify(hindered)).toEqual({})

  await page.addInitScript(() => addEventListener('unload', () => {}))
  expect(await reasonsOf('/'), 'the reasons are seen').toEqual(['UnloadHandlerExistsInMainFrame'])
})

/** Leaves a page for another document, goes back, and names what of the page kept it from being restored. */
async function watchRestores(page: Page): Promise<(path: string) => Promise<string[]>> {
  const client = await page.context().newCDPSession(page)
  let seen: string[] = []
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    seen = notRestoredExplanations
      .map(({ reason }) => reason)
      .filter((reason) => REASONS_OF_A_PAGE.includes(reason))
  })
  await client.send('Page.enable')
  return async (path) => {
    seen = []
    await page.goto(path)
    await hydrated(page)
    await page.goto('/favicon.svg')
    await page.goBack()
    return seen
  }
}
