/** Including the first. */
const MOST_TRIES = 3
/** With a longer pause the visitor decides. */
const LONGEST_PAUSE_S = 15
/** Jitter. */
const SPREAD_MS = 1000

export interface Delay {
  onBusy: () => void
  wait?: ((milliseconds: number) => Promise<void>) | undefined
}

/** Retries 503 after `Retry-After`; idempotent requests only. @returns another answer, or the third 503. */
export async function retryWhenBusy(
  ask: () => Promise<Response>,
  { onBusy, wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)) }: Delay,
): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    const pause = pauseOf(answer)
    if (pause === null || tries === MOST_TRIES) return answer
    onBusy()
    await wait(pause * 1000 + Math.random() * SPREAD_MS)
  }
}

function pauseOf({ status, headers }: Response): number | null {
  const retryAfter = headers.get('Retry-After') ?? ''
  if (status !== 503 || !/^\d{1,3}$/.test(retryAfter)) return null
  return Number(retryAfter) > LONGEST_PAUSE_S ? null : Number(retryAfter)
}
