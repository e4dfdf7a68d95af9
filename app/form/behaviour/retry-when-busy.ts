/** Tries in all. */
const MOST_TRIES = 3
/** A server that wants a longer pause is not only busy: the visitor decides. */
const LONGEST_PAUSE_S = 15
/** Many who were sent away together shall not come back together. */
const SPREAD_MS = 1000

export interface Delay {
  /** Told before each pause. */
  onBusy: () => void
  wait?: ((milliseconds: number) => Promise<void>) | undefined
}

/**
 * Asks a server once more that is too busy (503) and says when to come again (`Retry-After` in seconds). Only for
 * what counts once however often it arrives. @returns the first answer that is another one, or the third.
 */
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
  const told = headers.get('Retry-After') ?? ''
  if (status !== 503 || !/^\d{1,3}$/.test(told)) return null
  return Number(told) > LONGEST_PAUSE_S ? null : Number(told)
}
