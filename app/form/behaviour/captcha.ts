import type { Challenge, Solution } from 'altcha-lib/types'
import { solveChallengeWorkers } from 'altcha-lib'

export type CaptchaState = 'working' | 'solved' | 'failed'

export interface Captcha {
  /** What a form sends as `altcha`. Waits for a solution that is on its way; undefined when there is none to be had. */
  payload: () => Promise<string | undefined>
  /** Call it while somebody is at the form: begins at once, and again when the last solution has grown old. */
  refresh: () => void
  /** The solution was sent: the next one is another. */
  renew: () => void
}

interface Surroundings {
  fetchChallenge: (query: string) => Promise<Challenge>
  solve: (challenge: Challenge) => Promise<Solution | null>
  /** Milliseconds since any moment. */
  now: () => number
}

/** After a failure, typing on does not ask again before this. */
const PAUSE_MS = 20_000

/** Challenges are good for twenty minutes (`CHALLENGE_MINUTES` on the server); a renewed one is there in time. */
const RENEW_MINUTES = 15

/**
 * Solves the server's challenges in the background. Nothing begins before the first `refresh` or `payload`, and no
 * timer runs: an abandoned form asks for nothing.
 */
export function createCaptcha(
  onChange: (state: CaptchaState) => void,
  { fetchChallenge, solve, now }: Surroundings = browser,
): Captcha {
  let attempt: Promise<string | undefined> | undefined
  let begunAt = Number.NEGATIVE_INFINITY
  let opened = ''

  async function begin(): Promise<string | undefined> {
    onChange('working')
    try {
      const challenge = await fetchChallenge(opened && `?opened=${encodeURIComponent(opened)}`)
      opened = String(challenge.parameters.data?.['opened'] ?? '')
      const solution = await solve(challenge)
      if (!solution) throw new Error('not solved in time')
      onChange('solved')
      return btoa(JSON.stringify({ challenge, solution }))
    } catch {
      onChange('failed')
      attempt = undefined
      return undefined
    }
  }

  function current(): Promise<string | undefined> {
    if (!attempt || now() - begunAt > RENEW_MINUTES * 60_000) {
      begunAt = now()
      attempt = begin()
    }
    return attempt
  }

  return {
    payload: current,
    refresh() {
      if (attempt || now() - begunAt > PAUSE_MS) void current()
    },
    renew() {
      attempt = undefined
    },
  }
}

const FETCH_PATIENCE_MS = 8_000

const browser: Surroundings = {
  solve: solveChallenge,
  now: () => Date.now(),
  async fetchChallenge(query) {
    const answer = await fetch(`/api/captcha/challenge${query}`, {
      signal: AbortSignal.timeout(FETCH_PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`challenge: ${answer.status}`)
    return (await answer.json()) as Challenge
  },
}

/** Two share the work: more would only warm the phone while somebody types. */
const WORKERS = 2

const PATIENCE_MS = 90_000

/** Solves a challenge beside the page. Null after a minute and a half; rejects where the browser has no workers. */
async function solveChallenge(challenge: Challenge): Promise<Solution | null> {
  return solveChallengeWorkers({
    challenge,
    concurrency: WORKERS,
    timeout: PATIENCE_MS,
    createWorker: () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }),
  })
}
