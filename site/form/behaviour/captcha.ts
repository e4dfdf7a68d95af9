import type { Challenge, Solution } from 'altcha-lib/types'
import { solveChallengeWorkers } from 'altcha-lib'

export type CaptchaState = 'working' | 'solved' | 'failed'

export interface Captcha {
  /** Awaits a pending solution; undefined when there is none. */
  payload: () => Promise<string | undefined>
  /** Starts solving; again once the solution is too old. Call on interaction. */
  refresh: () => void
  renew: () => void
}

interface Surroundings {
  fetchChallenge: (query: string) => Promise<Challenge>
  solve: (challenge: Challenge) => Promise<Solution | null>
  now: () => number
}

/** Backoff after a failure. */
const PAUSE_MS = 20_000

/** Challenges are valid for twenty minutes (`CHALLENGE_MINUTES` on the server). */
const RENEW_MINUTES = 15

/** Starts with the first `refresh` or `payload` and uses no timer, so abandoned forms send no requests. */
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

/** More would only drain the battery while the visitor types. */
const WORKERS = 2

const PATIENCE_MS = 90_000

/** Null after a timeout; rejects without Web Worker support. */
async function solveChallenge(challenge: Challenge): Promise<Solution | null> {
  return solveChallengeWorkers({
    challenge,
    concurrency: WORKERS,
    timeout: PATIENCE_MS,
    createWorker: () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }),
  })
}
