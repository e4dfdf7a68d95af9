import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { FORM_ALERT_ID } from '#site/form/form-alert.tsx'
import type { FormSubmission } from '#site/form/form-state.ts'
import { useSubmit } from './use-submit.ts'
import { toast } from '#site/toast/toast.ts'

/** `code`: a key of the page's `problems`. */
export interface PrivateProblem {
  code: string
  fields: FieldProblem[]
  /** In the reader's language, from the server. */
  message?: string
}

interface PrivateForm<Answer> {
  action: string
  /** Where it goes without JavaScript: the page itself, so that it returns with what was typed. Default: `action`. */
  page?: string
  /** This form, sent back by the server. */
  submission?: FormSubmission | null
  /** Toast text. */
  done: string
  /** By default the page is read again. */
  onSaved?: (answer: Answer) => Promise<unknown>
  /** Refusals after which the page is read again, since it showed an earlier state. */
  isOutdated?: (code: string) => boolean
}

/** A form of a private page: plain POST without JavaScript, fetch with it; with `page`, what was typed stays in both. */
export function usePrivateForm<Answer = unknown>(
  { action, page, submission, done, onSaved, isOutdated }: PrivateForm<Answer>,
  values: (form: FormData) => object,
) {
  const { busy, submit, refusal, attempt } = useSubmit<PrivateProblem>()
  const { revalidate } = useRevalidator()
  const [sent, setSent] = useState(false)

  async function send(form: HTMLFormElement): Promise<void> {
    const outcome = await submit(async () => {
      const answer = await post<Answer>(action, values(new FormData(form)))
      if (answer.ok) await (onSaved ? onSaved(answer.value) : revalidate())
      else if (isOutdated?.(answer.refusal.code)) await revalidate()
      return answer
    })
    if (!outcome?.ok) return
    setSent(true)
    toast({ title: done })
  }

  const problem = refusal ?? (submission && attempt === 0 && !sent ? problemOf(submission) : null)
  return {
    busy,
    sent,
    problem,
    attempt,
    errorOf: (field: string) => problem?.fields.find((each) => each.field === field)?.code,
    form: {
      action: page ? `${page}#${FORM_ALERT_ID}` : action,
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        void send(event.currentTarget)
      },
    },
  }
}

/** An empty field: what is wrong with the form as a whole. */
function problemOf({ problems }: FormSubmission): PrivateProblem {
  const whole = problems.find(({ field }) => field === '')
  return { code: whole?.code ?? 'invalid', fields: problems.filter(({ field }) => field !== '') }
}

async function post<Answer>(address: string, body: object): Promise<Result<Answer, PrivateProblem>> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answered = (await answer.json()) as Answer & {
      code?: string
      message?: string
      fields?: FieldProblem[]
    }
    if (answer.ok) return accept(answered)
    const isBusy = answer.status === 503
    const { code = 'failed', fields = [], message } = answered
    return refuse({ code: isBusy ? 'failed' : code, fields, ...(message && { message }) })
  } catch {
    return refuse({ code: 'failed', fields: [] })
  }
}
