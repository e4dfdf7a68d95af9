import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import type { StaffProblem } from './staff-client.ts'
import styles from '../staff-page.module.css'
import { useSignInAddress } from '../use-sign-in-address.ts'
import { useRefusalMessage } from '../use-staff-messages.ts'

/** Trying again would not bring it: the page returns to its list above. */
export function isNotThere(problem: StaffProblem): boolean {
  return /^unknown_|_unknown$/.test(problem.code)
}

export function ErrorState({ problem, onAgain }: { problem: StaffProblem; onAgain: () => void }) {
  const { trouble, secondStep, signedOut } = useMessages('staff')
  const refusalOf = useRefusalMessage()
  const signIn = useSignInAddress()
  if (problem.code === 'second_step_needed')
    return (
      <div className={styles.message} role="alert">
        <h2>{secondStep.title}</h2>
        <p>{secondStep.text}</p>
        <TrailSign to={signIn}>{secondStep.link}</TrailSign>
      </div>
    )
  if (isNotThere(problem))
    return (
      <div className={styles.message} role="alert">
        <h1>{refusalOf(problem)}</h1>
      </div>
    )
  return (
    <div className={styles.message} role="alert">
      <h2>{trouble.title}</h2>
      <p>{refusalOf(problem)}</p>
      {problem.code === 'not_signed_in' ? (
        <TrailSign to={signIn}>{signedOut.link}</TrailSign>
      ) : (
        <Button onClick={onAgain}>{trouble.again}</Button>
      )}
    </div>
  )
}
