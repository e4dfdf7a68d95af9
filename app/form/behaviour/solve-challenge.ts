import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge, Solution } from 'altcha-lib/types'

/** Two share the work: more would only warm the phone while somebody types. */
const WORKERS = 2
const PATIENCE_MS = 90_000

/** Solves a challenge beside the page. Null after a minute and a half; rejects where the browser has no workers. */
export async function solveChallenge(challenge: Challenge): Promise<Solution | null> {
  return solveChallengeWorkers({
    challenge,
    concurrency: WORKERS,
    timeout: PATIENCE_MS,
    createWorker: () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }),
  })
}
