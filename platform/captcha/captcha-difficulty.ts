/** Challenges issued within the last ten minutes. */
export interface CaptchaLoad {
  host: number
  network: number
  everyone: number
}

/** Tries under normal load: 0.1 s on a desktop, 0.5 s on a phone. */
export const BASE_TRIES = 200

/** Below these no increase, so that an office behind one address can fill in forms. */
const QUIET: CaptchaLoad = { host: 6, network: 30, everyone: 300 }

const MOST_TIMES = { own: 32, shared: 4 }

/** Tries of a challenge: grow linearly with load, at most 32-fold for the network that causes it, 4-fold for others. */
export function captchaTries(load: CaptchaLoad): number {
  const own = Math.max(load.host / QUIET.host, load.network / QUIET.network)
  const shared = load.everyone / QUIET.everyone
  const times = Math.max(1, Math.min(own, MOST_TIMES.own), Math.min(shared, MOST_TIMES.shared))
  return Math.round(BASE_TRIES * times)
}
