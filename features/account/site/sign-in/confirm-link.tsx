import { useMessages } from '#site/language/language.tsx'
import { authProblem } from '../auth-problem.ts'
import { LoginForm } from './login-form.tsx'
import { LoginHead } from '../login-head.tsx'
import type { MailedToken } from './mailed-token.ts'

interface ConfirmLinkProps {
  token: MailedToken
  onBegin: () => void
  onRefused: () => void
  onExpired: () => Promise<void>
  onConfirmed: () => Promise<void>
}

/** Needs a click, because mail scanners open links. */
export function ConfirmLink({ token, onBegin, onRefused, onExpired, onConfirmed }: ConfirmLinkProps) {
  const { title, lead, submit } = useMessages('login').confirm
  return (
    <>
      <LoginHead title={title} lead={lead} />
      <LoginForm
        name="confirm"
        label={title}
        submit={submit}
        check={() => []}
        send={async (client) => {
          onBegin()
          const { error } = await client.verifyOtp({ token_hash: token.tokenHash, type: token.type })
          if (!error) {
            await onConfirmed()
            return undefined
          }
          if (error.code === 'otp_expired') {
            await onExpired()
            return undefined
          }
          onRefused()
          return authProblem(error)
        }}
      >
        {() => null}
      </LoginForm>
    </>
  )
}
