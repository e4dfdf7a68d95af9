import { useMessages } from '#app/language/language.tsx'
import { authProblem } from '../auth-problem.ts'
import type { Enrolment } from './begin-enrolment.ts'
import { checkCode, digitsOf } from '../check-fields.ts'
import { CodeField } from '../fields.tsx'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { LoginForm } from '../sign-in/login-form.tsx'
import styles from '../login-page.module.css'

interface EnrolDeviceProps {
  enrolment: Enrolment
  onAdded: () => void
  onCancel: () => void
}

export function EnrolDevice({ enrolment, onAdded, onCancel }: EnrolDeviceProps) {
  const { enrol: messages, fields } = useMessages('login')
  const { factorId, picture, secret, uri } = enrolment
  return (
    <FocusOnMount className={styles.enrol}>
      <h3>{messages.title}</h3>
      <ol>
        <li>
          <p>{messages.scan}</p>
          <img src={picture} alt={messages.picture} width={232} height={232} />
          <p>{messages.type}</p>
          <p>
            <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <p>
            <a href={uri}>{messages.open}</a>
          </p>
        </li>
        <li>
          <p>{messages.confirm}</p>
          <LoginForm
            name="enrol"
            label={messages.title}
            submit={messages.submit}
            check={({ code = '' }) => checkCode(code)}
            send={async (client, { code = '' }) => {
              const { error } = await client.mfa.challengeAndVerify({ factorId, code: digitsOf(code) })
              if (error) return authProblem(error)
              onAdded()
              return undefined
            }}
            beside={
              <button type="button" className={styles.quiet} onClick={onCancel}>
                {messages.cancel}
              </button>
            }
          >
            {(field) => <CodeField label={fields.code} {...field('code')} />}
          </LoginForm>
        </li>
      </ol>
    </FocusOnMount>
  )
}
