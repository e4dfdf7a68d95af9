import { LANGUAGES } from '#i18n/languages.ts'
import { CONTENT_ROUTES } from '#test/content-routes.ts'
import { countBytes, openBrowser } from './browser.ts'

const COMPRESSION_MS = 6000

/** Uncached response time (median of four languages), and bytes of a first visit. */
export async function benchPageCosts(url: string): Promise<void> {
  const cold = new Map<string, number>()
  await (await fetch(`${url}/nicht-da`)).text()
  for (const path of CONTENT_ROUTES) cold.set(path, await coldMilliseconds(url + path))
  // The best compression runs in the background, from the second request on.
  for (const path of CONTENT_ROUTES) await coldMilliseconds(url + path)
  await new Promise((resolve) => setTimeout(resolve, COMPRESSION_MS))
  const browser = await openBrowser()
  const rows = []
  for (const path of CONTENT_ROUTES) {
    const context = await browser.newContext({ locale: 'de-CH' })
    const bytes = await countBytes(await context.newPage(), `${url}${path}?lng=de`)
    await context.close()
    const kilobytes = (kind: string) => Number(((bytes.get(kind) ?? 0) / 1024).toFixed(1))
    rows.push({
      page: path,
      'cold ms': cold.get(path)?.toFixed(0),
      'HTML KB': kilobytes('Document'),
      'script KB': kilobytes('Script'),
      'drawings KB': kilobytes('Image') + kilobytes('Other'),
      'fonts KB': kilobytes('Font'),
      'all KB': Number(([...bytes.values()].reduce((sum, size) => sum + size, 0) / 1024).toFixed(1)),
    })
  }
  await browser.close()
  console.table(rows)
}

async function coldMilliseconds(address: string): Promise<number> {
  const times: number[] = []
  for (const language of LANGUAGES) {
    const start = performance.now()
    const answer = await fetch(`${address}?lng=${language}`, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[1] ?? Number.NaN
}
