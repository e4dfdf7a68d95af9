import type { Counted } from './sign-in-limits.server.ts'
import { TRIES } from './try-rules.ts'

/**
 * Which counts a try at an account or a factor fills: a known device its own alone, a stranger those of the
 * network, of the two together, and of all strangers at this account. `own`: what a success clears.
 */
export function triesOf(attempt: {
  account: string
  network: string
  /** Name of a known device. */
  device?: string | undefined
}): { counted: Counted[]; own: string[] } {
  const { account, network, device } = attempt
  if (device) {
    const subject = `device ${device} at ${account}`
    return { counted: [{ subject, rules: TRIES.device }], own: [subject] }
  }
  const pair = `${network} at ${account}`
  return {
    counted: [
      { subject: pair, rules: TRIES.pair },
      { subject: `network ${network}`, rules: TRIES.network },
      { subject: `account ${account}`, rules: TRIES.account },
    ],
    own: [pair],
  }
}
