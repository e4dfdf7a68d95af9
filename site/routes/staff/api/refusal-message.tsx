import { FormAlert } from '../../../form/form-alert.tsx'
import { useAuth } from '../../../auth/auth-context.ts'
import { useMessages } from '../../../language/language.tsx'
import type { StaffProblem } from './staff-client.ts'
import { useSignInAddress } from '../use-sign-in-address.ts'
import { useRefusalMessage } from '../use-staff-messages.ts'

/** When signed out, warns before sending; the login opens in a new tab, so that the input stays. */
export function RefusalMessage({ problem, attempt }: { problem: StaffProblem | null; attempt: number }) {
  const { again } = useMessages('staff').signedOut
  const { session, loading } = useAuth()
  const refusalOf = useRefusalMessage()
  const signIn = useSignInAddress()
  const isEnded = !session && !loading
  const displayed = isEnded ? ENDED : problem?.code === ENDED.code ? null : problem
  if (!displayed) return null
  return (
    <FormAlert title={refusalOf(displayed)} {...(problem && { attempt })}>
      {(isEnded || displayed.code === 'second_step_needed') && (
        <p>
          <a href={signIn} target="_blank">
            {again}
          </a>
        </p>
      )}
    </FormAlert>
  )
}

const ENDED: StaffProblem = { code: 'not_signed_in' }
