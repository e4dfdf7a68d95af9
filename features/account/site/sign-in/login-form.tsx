import type { ReactNode, SubmitEvent } from 'react'
import { fill } from '#i18n/format.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import type { Client } from '#site/auth/auth-client.ts'
import { ErrorSummary } from '#site/form/error-summary.tsx'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useMessages } from '#site/language/language.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import type { LoginRefusal } from '../auth-problem.ts'
import styles from '../login-page.module.css'
import { passwordMinLength } from '../password-min-length.ts'
import { useAttempt } from '../use-attempt.ts'

type Values = Record<string, string>

interface LoginFormProps {
  name: string
  label: string
  submit: string
  check: (values: Values) => FieldProblem[]
  send: (client: Client, values: Values) => Promise<LoginRefusal | undefined>
  children: (field: (name: string) => { id: string; error: ReactNode }) => ReactNode
  beside?: ReactNode
}

export function LoginForm({ name, label, submit, check, send, children, beside }: LoginFormProps) {
  const messages = useMessages('login')
  const { problems, notice, busy, attempt, run, refuse, mend } = useAttempt()
  const idOf = (field: string) => `${name}-${field}`
  const textOf = ({ field, code }: FieldProblem) => {
    const texts: Record<string, Record<string, string>> = messages.problems
    return fill(texts[field]?.[code] ?? messages.notices.failed, { min: passwordMinLength() ?? '' })
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (busy) return
    const values = valuesOf(event.currentTarget)
    const found = check(values)
    if (found.length > 0) refuse(found)
    else void run((client) => send(client, values))
  }

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={busy}
      onSubmit={onSubmit}
      onInput={(event) => problems.length > 0 && mend(check(valuesOf(event.currentTarget)))}
    >
      {problems.length > 0 && (
        <ErrorSummary problems={problems} idOf={idOf} textOf={textOf} attempt={attempt} />
      )}
      {notice && <FormAlert title={messages.notices[notice]} attempt={attempt} />}
      {children((field) => {
        const problem = problems.find((each) => each.field === field)
        return { id: idOf(field), error: problem && textOf(problem) }
      })}
      <p className={styles.actions}>
        <TrailSign type="submit" aria-disabled={busy}>
          {busy ? messages.busy : submit}
        </TrailSign>
        {beside}
      </p>
    </form>
  )
}

function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}
