import { load } from './load.ts'
import { startSite } from './site.ts'

const SECONDS = 8
const PASSWORD = 'drei Stufen, eine Richtung'

/** Password sign-ins (argon2id) and token refreshes, at concurrency 1 and 32. */
export async function benchAccounts(): Promise<void> {
  const site = await startSite({
    AUTH_SIGNUP: 'open',
    AUTH_AUTOCONFIRM_EMAIL: 'on',
    AUTH_RATE_LIMITS: 'off',
    AUTH_REFRESH_REUSE_SECONDS: '3600',
  })
  const headers = { 'content-type': 'application/json' }
  const rows = []
  try {
    const sessions: string[] = []
    for (let n = 0; n < 32; n++) {
      const body = JSON.stringify({ email: `person-${n}@example.ch`, password: PASSWORD })
      const answer = await fetch(`${site.url}/auth/v1/signup`, { method: 'POST', headers, body })
      sessions.push(((await answer.json()) as { refresh_token: string }).refresh_token)
    }
    const calls = {
      'password sign-in': (n: number) => ({
        path: '/auth/v1/token?grant_type=password',
        body: JSON.stringify({ email: `person-${n % 32}@example.ch`, password: PASSWORD }),
      }),
      // A session's first token stays valid within the reuse interval, so each call runs the whole rule.
      'token refresh': (n: number) => ({
        path: '/auth/v1/token?grant_type=refresh_token',
        body: JSON.stringify({ refresh_token: sessions[n % 32] }),
      }),
    }
    for (const [name, call] of Object.entries(calls))
      for (const connections of [1, 32]) {
        let next = 0
        const result = await load(site.url, {
          connections,
          seconds: SECONDS,
          requests: [
            { method: 'POST', headers, setupRequest: (request) => ({ ...request, ...call(next++) }) },
          ],
        })
        const { requestsPerSecond, p50Ms, p99Ms, failures } = result
        rows.push({
          call: name,
          callers: connections,
          'calls/s': requestsPerSecond,
          'p50 ms': p50Ms,
          'p99 ms': p99Ms,
          failures,
        })
      }
  } finally {
    await site.stop()
  }
  console.table(rows)
}
