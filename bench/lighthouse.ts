import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const RUNS = 3
const PAGES = ['/', '/shop', '/product/peilkompass']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's mobile settings, three runs a page; every run's scores are printed. */
export async function benchLighthouse(url: string): Promise<void> {
  const chrome = await launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const rows = []
  try {
    for (const path of PAGES) {
      await fetch(url + path, { headers: { 'accept-language': 'de', 'accept-encoding': 'br' } })
      for (let run = 1; run <= RUNS; run++) {
        const result = await lighthouse(url + path, { port: chrome.port, onlyCategories: CATEGORIES })
        if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
        const { categories, audits } = result.lhr
        rows.push({
          path,
          run,
          ...Object.fromEntries(
            CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
          ),
          LCP: audits['largest-contentful-paint']?.displayValue,
          CLS: audits['cumulative-layout-shift']?.displayValue,
          TBT: audits['total-blocking-time']?.displayValue,
        })
        for (const audit of Object.values(audits))
          if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
            console.log(`  ${path} run ${run}: ${audit.id} – ${audit.title}`)
      }
    }
  } finally {
    chrome.kill()
  }
  console.table(rows)
}
