import { LANGUAGES } from '#i18n/languages.ts'
import { TEMPLATE_ROUTES } from '#test/content-routes.ts'
import { CHROMIUM_FLAGS } from './browser.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** At the URL with `?lng=` and the bare one. Repeats a run below 100 once. Target: 100 in each category. */
export async function benchLighthouse(url: string): Promise<void> {
  const rows: Row[] = []
  for (const language of LANGUAGES) {
    const { launch } = await import('./programs/lighthouse.ts')
    const chrome = await launch({
      chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      chromeFlags: ['--headless', `--lang=${language}`, `--accept-lang=${language}-CH`, ...CHROMIUM_FLAGS],
    })
    try {
      for (const path of TEMPLATE_ROUTES)
        for (const address of [`${url}${path}?lng=${language}`, url + path]) {
          await fetch(address, { headers: { 'accept-encoding': 'br', 'accept-language': language } })
          const first = await run(address, language, chrome.port)
          rows.push(first)
          if (CATEGORIES.some((name) => first[name] !== 100))
            rows.push(await run(address, language, chrome.port))
        }
    } finally {
      chrome.kill()
    }
  }
  console.table(rows)
  const full = rows.filter((row) => CATEGORIES.every((name) => row[name] === 100)).length
  console.log(`${full} of ${rows.length} runs have 100 in all categories.`)
}

type Row = Record<string, string | number | undefined>

async function run(address: string, language: string, port: number): Promise<Row> {
  const { lighthouse } = await import('./programs/lighthouse.ts')
  const result = await lighthouse(address, { port, onlyCategories: CATEGORIES })
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`)
  const { categories, audits } = result.lhr
  const path = address.replace(/^https?:\/\/[^/]+/, '')
  for (const audit of Object.values(audits))
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
      console.log(`  ${path}: ${audit.id} – ${audit.title}`)
  return {
    path,
    browser: language,
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    LCP: audits['largest-contentful-paint']?.displayValue,
    CLS: audits['cumulative-layout-shift']?.displayValue,
    TBT: audits['total-blocking-time']?.displayValue,
  }
}
