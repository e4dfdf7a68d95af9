import { authProblem } from '../auth-problem.ts'
import { useAttempt } from '../use-attempt.ts'

export function useSignOut(onSignedOut: () => void) {
  const { run, ...state } = useAttempt()
  return {
    ...state,
    signOut: (scope: 'local' | 'global') =>
      run(async (client) => {
        const { error } = await client.signOut({ scope })
        if (error) return authProblem(error)
        onSignedOut()
        return undefined
      }),
  }
}
