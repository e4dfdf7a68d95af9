import { useMessages } from '../../language/language.tsx'
import type { CaptchaState } from './captcha.ts'
import styles from './captcha-status.module.css'

interface CaptchaStatusProps {
  state: CaptchaState
  again: boolean
  retry: () => void
}

export function CaptchaStatus({ state, again, retry }: CaptchaStatusProps) {
  const messages = useMessages('captcha')
  const problems = useMessages('form-problems')
  return (
    <span className={styles.status} data-captcha={state}>
      <svg className={styles.mark} viewBox="0 0 26 17" aria-hidden="true">
        <path d="M13 1.2 24.4 8.5 13 15.8 1.6 8.5z" />
      </svg>
      <span>
        <span role="status">{again ? problems.again : messages[state]}</span>
        {state === 'failed' && !again && (
          <>
            {' '}
            <button type="button" className={styles.retry} onClick={retry}>
              {messages.retry}
            </button>
          </>
        )}
      </span>
    </span>
  )
}
