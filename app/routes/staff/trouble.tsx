import { useMessages } from '../../language/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Sign } from '../../ui/sign.tsx'
import type { StaffProblem } from './staff-client.ts'
import styles from './staff-page.module.css'
import { useSignInAddress } from './use-sign-in-address.ts'
import { useRefusal } from './use-staff-words.ts'

/** What is not there; asking again would not help. */
const NOT_THERE = ['unknown_event', 'unknown_inquiry']

/** What could not be loaded, and the way on. */
export function Trouble({ problem, onAgain }: { problem: StaffProblem; onAgain: () => void }) {
  const { trouble, secondStep, signedOut } = useMessages('staff')
  const refusalOf = useRefusal()
  const signIn = useSignInAddress()
  if (problem.code === 'second_step_needed')
    return (
      <div className={styles.door} role="alert">
        <h2>{secondStep.title}</h2>
        <p>{secondStep.text}</p>
        <Sign to={signIn}>{secondStep.link}</Sign>
      </div>
    )
  if (NOT_THERE.includes(problem.code))
    return (
      <div className={styles.door} role="alert">
        <h1>{refusalOf(problem)}</h1>
      </div>
    )
  return (
    <div className={styles.door} role="alert">
      <h2>{trouble.title}</h2>
      <p>{refusalOf(problem)}</p>
      {problem.code === 'not_signed_in' ? (
        <Sign to={signIn}>{signedOut.link}</Sign>
      ) : (
        <Button onClick={onAgain}>{trouble.again}</Button>
      )}
    </div>
  )
}
