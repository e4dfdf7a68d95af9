import type { FieldProblem } from '#kernel/field-problem.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Client } from '#site/auth/auth-client.ts'
import { openAuthClient } from '#site/auth/open-auth-client.ts'
import { requestReauth } from '#site/auth/recent-sign-in.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { authProblem, type LoginRefusal, UNREACHABLE } from './auth-problem.ts'

export type Attempt = (client: Client) => Promise<LoginRefusal | undefined>

const NONE: LoginRefusal = { problems: [], notice: null }

export function useAttempt() {
  const { busy, refusal, attempt, submit, ...submission } = useSubmit<LoginRefusal>()
  const { problems, notice } = refusal ?? NONE
  return {
    problems,
    notice,
    busy,
    attempt,
    /** Ignores calls while another is running, such as double clicks. */
    async run(send: Attempt): Promise<void> {
      await submit(async () => {
        const refused = await outcomeOf(send)
        return refused ? refuse(refused) : accept(undefined)
      })
    },
    refuse: (found: FieldProblem[]) => submission.refuse({ problems: found, notice: null }),
    /** Only removes problems, never adds any. */
    mend(still: FieldProblem[]): void {
      const left = problems.flatMap(({ field }) => still.find((each) => each.field === field) ?? [])
      submission.amend({ problems: left, notice })
    },
  }
}

/** What needs a recent sign-in asks for it and continues. */
async function outcomeOf(attempt: Attempt): Promise<LoginRefusal | undefined> {
  const client = await openAuthClient().catch(() => undefined)
  if (!client) return UNREACHABLE
  const refused = await attempt(client).catch(authProblem)
  const isProven = refused?.notice === 'sign_in_again' && (await requestReauth())
  return isProven ? attempt(client).catch(authProblem) : refused
}
