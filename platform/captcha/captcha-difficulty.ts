/** Challenges given out within the last ten minutes. */
export interface CaptchaLoad {
  /** To the visitor's own address. */
  host: number
  /** To the network around it. */
  network: number
  everyone: number
}

/** Tries that a quiet day asks for: a tenth of a second on a desktop, half a second on a phone. */
export const BASE_TRIES = 200

/** Up to here nothing rises: an office behind one address fills in forms, too. */
const QUIET: CaptchaLoad = { host: 6, network: 30, everyone: 300 }

/** Whoever asks for many pays for them; a flood from elsewhere costs everybody only so much. */
const MOST_TIMES = { own: 32, shared: 4 }

/**
 * How many tries a challenge may take. Rises with the load in proportion, so that the work for all challenges of a
 * flood rises with its square; never past 32 times the base, and past 4 times only for who makes the load.
 */
export function captchaTries(load: CaptchaLoad): number {
  const own = Math.max(load.host / QUIET.host, load.network / QUIET.network)
  const shared = load.everyone / QUIET.everyone
  const times = Math.max(1, Math.min(own, MOST_TIMES.own), Math.min(shared, MOST_TIMES.shared))
  return Math.round(BASE_TRIES * times)
}
