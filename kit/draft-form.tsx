import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SaveBar } from '#site/routes/staff/frame/save-bar.tsx'
import { Button } from '#site/ui/button.tsx'
import type { FieldProblem } from '#kernel/field-problem.ts'
import type { Result } from '#kernel/result.ts'
import type { AnswerOf, Endpoint, Input } from './contract.ts'
import { FormContext, type FormState } from './form.tsx'
import { EarlierDraft, useKeptDraft } from './kept-draft.tsx'
import { box, type Gap } from './layout.tsx'
import { useAction } from './use-action.ts'

interface DraftOptions<Draft, Value> {
  name: string
  version: number | string
  first: Draft
  check: (draft: Draft) => Result<Value, readonly FieldProblem[]>
  /** What a field says, by the code of its problem; `required` for other codes. */
  wrong: { readonly title: string; readonly required?: string }
}

/** A document as it is written: kept in this tab and checked; once somebody tried to send it, its fields say what is wrong. */
export function useDraftForm<Draft, Value>(options: DraftOptions<Draft, Value>) {
  const { name, version, first, check, wrong } = options
  const kept = useKeptDraft(name, version, first)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const checked = check(kept.draft)
  const problems = tries > 0 && !checked.ok ? checked.refusal : []

  useEffect(() => {
    if (tries === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }, [tries])

  return {
    ...kept,
    form,
    checked,
    /** Shows what is wrong. */
    refuse: () => setTries(tries + 1),
    wrong: problems.length > 0 && wrong.title,
    errorOf(field: string): string | undefined {
      const code = problems.find((problem) => problem.field === field)?.code
      return code && ((wrong as Readonly<Record<string, string>>)[code] ?? wrong.required)
    },
  }
}

export type DraftOf<Draft, Value> = ReturnType<typeof useDraftForm<Draft, Value>>

interface DraftFormProps<E extends Endpoint, Draft, Value> {
  of: DraftOf<Draft, Value>
  action: E
  inputOf: (value: Value) => Input<E>
  /** `done`: of the toast. */
  words: { submit: string; busy: string; unsaved: string; done: string }
  className?: string | undefined
  gap?: Gap
  /** Of something new, which can be sent as it began. */
  isNew?: boolean
  /** What else can be done with what is changed. */
  beside?: ReactNode
  onDone: (answer: AnswerOf<E>, input: Input<E>) => void
  children: ReactNode
}

/** The form of a document, with its bar. After a conflict nothing is read again, which would take away what was typed. */
export function DraftForm<E extends Endpoint, Draft, Value>(props: DraftFormProps<E, Draft, Value>) {
  const { of, action, inputOf, words, className, gap, isNew = false, beside, onDone, children } = props
  const { checked, form, forget, isChanged, draft, errorOf, change } = of
  const put = (name: string, value: unknown) => change({ ...draft, [name]: value } as Draft)
  const { busy, refusal, attempt, send } = useAction(action, {
    done: words.done,
    silent: true,
    onDone: (answer, input) => {
      forget()
      onDone(answer, input)
    },
  })
  return (
    <form
      ref={form}
      className={className}
      {...box('stack', gap)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!checked.ok) of.refuse()
        else if (isNew || isChanged) void send(inputOf(checked.value))
      }}
    >
      <EarlierDraft of={of} />
      <FormContext value={{ fields: action.fields, start: draft as FormState['start'], errorOf, put }}>
        {children}
      </FormContext>
      <SaveBar problem={refusal} attempt={attempt} wrong={of.wrong}>
        <Button type="submit" aria-disabled={busy || !(isNew || isChanged)}>
          {busy ? words.busy : words.submit}
        </Button>
        {!isNew && isChanged && <span className="muted">{words.unsaved}</span>}
        {isChanged && beside}
      </SaveBar>
    </form>
  )
}
