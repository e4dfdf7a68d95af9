import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { toast } from '../../../toast/toast.ts'

export type QuoteChange = 'acceptance' | 'decline' | 'question'

/** `code`: a key of `my-quote.problems`. */
export interface QuoteProblem {
  code: string
  fields: FieldProblem[]
}

/** Plain POST without script, fetch with it; what was typed stays when it is refused. */
export function useQuoteChange(
  { reference, change, done }: { reference: string; change: QuoteChange; done: string },
  values: (form: FormData) => object,
) {
  const { busy, submit, refusal, attempt } = useSubmit<QuoteProblem>()
  const { revalidate } = useRevalidator()
  const [sent, setSent] = useState(false)
  const action = `/api/quotes/${reference}/${change}`

  async function send(form: HTMLFormElement): Promise<void> {
    const outcome = await submit(async () => {
      const answer = await post(action, values(new FormData(form)))
      // Also shows the state that caused a refusal.
      if (answer.ok || answer.refusal.code.startsWith('quote_')) await revalidate()
      return answer
    })
    if (!outcome?.ok) return
    setSent(true)
    toast({ title: done })
  }

  return {
    busy,
    sent,
    problem: refusal,
    attempt,
    errorOf: (field: string) => refusal?.fields.find((each) => each.field === field)?.code,
    form: {
      action,
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        void send(event.currentTarget)
      },
    },
  }
}

async function post(address: string, body: object): Promise<Result<null, QuoteProblem>> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return accept(null)
    const told = (await answer.json()) as { code?: string; fields?: FieldProblem[] }
    return refuse({ code: told.code ?? 'failed', fields: told.fields ?? [] })
  } catch {
    return refuse({ code: 'failed', fields: [] })
  }
}
