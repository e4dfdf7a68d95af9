import type { AttemptCounter } from './sign-in-attempts.server.ts'
import { ATTEMPT_LIMITS } from './attempt-limits.ts'

/** Counters of an attempt: of a known device, or of network, network and account, and account. Success clears `own`. */
export function attemptCountersFor(attempt: {
  account: string
  network: string
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

export function strangersAt(account: string): string {
  return `account ${account}`
}
