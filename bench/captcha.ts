import { readSolution } from '#platform/captcha/read-solution.ts'
import { createCaptchaChallenge } from '#platform/captcha/captcha-challenge.ts'
import { BASE_TRIES, captchaTries } from '#platform/captcha/captcha-difficulty.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Browser } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { load } from './load.ts'

const VISITS = 12
const SECONDS = 6
/** Challenges requested by one address within ten minutes. */
const EARLIER_REQUESTS = [0, 24, 96]

/** CPU throttling does not reach workers, so a slow phone takes four times as long as measured. */
export async function benchCaptcha(url: string): Promise<void> {
  const browser = await openBrowser()
  try {
    const rows = []
    for (const [level, earlier] of EARLIER_REQUESTS.entries()) {
      const headers = { 'X-Forwarded-For': `198.51.100.${level + 1}` }
      for (let i = 0; i < earlier; i++) await fetch(`${url}/api/captcha/challenge`, { headers })
      const visits = []
      // Each visit adds a challenge; twelve barely change the level.
      for (let i = 0; i < (earlier === 0 ? 5 : VISITS); i++) visits.push(await visit(browser, url, headers))
      const solve = sorted(visits.map(({ solveMs }) => solveMs))
      const focus = sorted(visits.map(({ focusMs }) => focusMs))
      rows.push({
        'asked before': earlier,
        'most tries': captchaTries({ host: earlier, network: earlier, everyone: earlier }),
        'solve p50 ms': middle(solve),
        'solve max ms': solve.at(-1),
        'p50 on a phone 4x slower': 4 * middle(solve),
        'focus to solved p50 ms': middle(focus),
      })
    }
    console.table(rows)
  } finally {
    await browser.close()
  }
  console.table([await serverCosts()])
  const challenges = await load(url, {
    connections: 32,
    seconds: SECONDS,
    requests: [{ path: '/api/captcha/challenge', setupRequest: fromAnywhere }],
  })
  console.table([
    {
      address: '/api/captcha/challenge',
      callers: 32,
      'answers/s': challenges.requestsPerSecond,
      'p99 ms': challenges.p99Ms,
      failures: challenges.failures,
    },
  ])
}

async function visit(browser: Browser, url: string, extraHTTPHeaders: Record<string, string>) {
  const page = await browser.newPage({ extraHTTPHeaders })
  await page.goto(`${url}/kontakt?lng=de`, { waitUntil: 'networkidle' })
  const times = await page.evaluate(async () => {
    const begun = performance.now()
    document.querySelector<HTMLInputElement>('main form input[type=email]')?.focus()
    await new Promise<void>((solved) => {
      const look = () => void (document.querySelector('[data-captcha=solved]') && solved())
      const whole = { subtree: true, childList: true, attributes: true }
      new MutationObserver(look).observe(document.body, whole)
    })
    const challenge = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.includes('/challenge'))
    const arrived = (challenge as PerformanceResourceTiming).responseEnd
    return { focusMs: performance.now() - begun, solveMs: performance.now() - arrived }
  })
  await page.close()
  return times
}

async function serverCosts() {
  const deps = { key: Buffer.alloc(32, 7), clock: () => new Date() }
  const made = 200
  const openedAt = new Date()
  const begun = performance.now()
  for (let i = 0; i < made; i++) await createCaptchaChallenge(deps, { tries: BASE_TRIES, openedAt })
  const makeMs = (performance.now() - begun) / made
  const challenge = await createCaptchaChallenge(deps, { tries: BASE_TRIES, openedAt })
  const solveBegun = performance.now()
  const solution = await solveChallenge({ challenge, deriveKey })
  const solveMs = performance.now() - solveBegun
  const payload = btoa(JSON.stringify({ challenge, solution }))
  const checkBegun = performance.now()
  for (let i = 0; i < made; i++) await readSolution(deps, payload)
  return {
    'make a challenge ms': rounded(makeMs),
    'check a solution ms': rounded((performance.now() - checkBegun) / made),
    'what a program pays, one core, ms': Math.round(solveMs),
  }
}

let callers = 0
function fromAnywhere<Request extends object>(
  request: Request,
): Request & { headers: Record<string, string> } {
  callers++
  return { ...request, headers: { 'x-forwarded-for': `10.${callers & 255}.${(callers >> 8) & 255}.7` } }
}

const sorted = (values: number[]) => values.map(Math.round).sort((one, other) => one - other)
const middle = (values: number[]) => values[values.length >> 1] ?? 0
const rounded = (value: number) => Math.round(value * 100) / 100
