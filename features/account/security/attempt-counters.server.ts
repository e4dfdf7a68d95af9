import type { AttemptCounter } from './sign-in-attempts.server.ts'
import { ATTEMPT_LIMITS } from './attempt-limits.ts'

/**
 * Which counts a try at an account or a factor fills: a known device its own alone, a stranger those of the
 * network, of the two together, and of all strangers at this account. `own`: what a success clears.
 */
export function attemptCountersFor(attempt: {
  account: string
  network: string
  /** Name of a known device. */
  device?: string | undefined
}): { counted: AttemptCounter[]; own: string[] } {
  const { account, network, device } = attempt
  if (device) {
    const subject = `device ${device} at ${account}`
    return { counted: [{ subject, rules: ATTEMPT_LIMITS.device }], own: [subject] }
  }
  const pair = `${network} at ${account}`
  return {
    counted: [
      { subject: pair, rules: ATTEMPT_LIMITS.pair },
      { subject: `network ${network}`, rules: ATTEMPT_LIMITS.network },
      { subject: strangersAt(account), rules: ATTEMPT_LIMITS.account },
    ],
    own: [pair],
  }
}

/** All strangers together at one account. */
export function strangersAt(account: string): string {
  return `account ${account}`
}
