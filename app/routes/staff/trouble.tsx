import { useMessages } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Sign } from '../../ui/sign.tsx'
import type { StaffProblem } from './staff-client.ts'
import styles from './staff-page.module.css'
import { useRefusal } from './use-staff-words.ts'

/** What could not be loaded, and the way on. */
export function Trouble({ problem, onAgain }: { problem: StaffProblem; onAgain: () => void }) {
  const { trouble, secondStep, signedOut } = useMessages('staff')
  const refusalOf = useRefusal()
  const login = `${paths.login}?back=${encodeURIComponent(paths.staff)}`
  if (problem.code === 'second_step_needed')
    return (
      <div className={styles.door} role="alert">
        <h2>{secondStep.title}</h2>
        <p>{secondStep.text}</p>
        <Sign to={login}>{secondStep.link}</Sign>
      </div>
    )
  return (
    <div className={styles.door} role="alert">
      <h2>{trouble.title}</h2>
      <p>{refusalOf(problem)}</p>
      {problem.code === 'not_signed_in' ? (
        <Sign to={login}>{signedOut.link}</Sign>
      ) : (
        <Button onClick={onAgain}>{trouble.again}</Button>
      )}
    </div>
  )
}
