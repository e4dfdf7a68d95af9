import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { newDraftKey } from '#site/form/behaviour/form-draft.ts'
import { useMessages } from '#site/language/language.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { useRefusalMessage } from '#site/routes/staff/use-staff-messages.ts'
import { LabelledInput, LabelledSelect, LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import type { FourTexts } from '#i18n/four-texts.ts'
import type { AnswerOf, Endpoint, Input as InputOf } from './contract.ts'
import type { Field as Shape, Fields } from './fields.ts'
import { EarlierDraft, useKeptDraft } from './kept-draft.tsx'
import { changedIn, flat, readFields, startOf, type Values } from './read-fields.ts'
import { useAction } from './use-action.ts'

type Name<E extends Endpoint> = keyof E['fields'] & string

export interface ActionFormProps<E extends Endpoint> {
  action: E
  /** What is sent without being asked for, such as the id and the revision that was seen. */
  fixed?: Partial<InputOf<E>>
  /** What the fields begin with. */
  start?: { readonly [N in Name<E>]?: string | number | FourTexts | null }
  /**
   * What the form makes itself of what was written: the values of a document's fields, for example.
   * @returns the name of a field instead that is left out or wrong
   */
  read?: (data: FormData) => Partial<InputOf<E>> | string
  /** What a field says that is left out or wrong; by default that it is so. */
  wrong?: { readonly [name: string]: string }
  /** Fields that a refusal belongs to, by its code. */
  at?: { readonly [code in keyof E['refusals']]?: Name<E> }
  /** What the toast says; by default that it is saved. */
  done?: string | undefined
  onChanged?: () => void
  /** @param input what was sent */
  onDone?: (answer: AnswerOf<E>, input: InputOf<E>) => void
  onRefused?: (problem: StaffProblem) => void
}

export interface FormState {
  fields: Fields
  start: Values
  errorOf: (name: string) => string | undefined
  /** Of a draft, which holds what is written; other forms are read when they are sent. */
  put?: (name: string, value: unknown) => void
}

export const FormContext = createContext<FormState | null>(null)

/** What every form does: reads its fields by the contract, sends them, and puts the focus where something is wrong. */
export function useActionForm<E extends Endpoint>(props: ActionFormProps<E>) {
  const { action, fixed = {}, read: readOwn, start = {}, wrong = {}, at = {} } = props
  const { onChanged, onDone, onRefused } = props
  const refusalOf = useRefusalMessage()
  const { wrong: common, done: saved } = useMessages('staff').ask
  const form = useRef<HTMLFormElement>(null)
  const [requestKey, setRequestKey] = useState(newDraftKey)
  const [decision, setDecision] = useState(() => crypto.randomUUID() as string)
  const [missing, setMissing] = useState<string>()
  const { busy, refusal, attempt, send, refuse } = useAction(action, {
    done: props.done ?? saved,
    onChanged,
    silent: true,
    onDone: (answer, input) => {
      setRequestKey(newDraftKey())
      setDecision(crypto.randomUUID())
      onDone?.(answer, input)
    },
  })
  const field = missing ?? fieldOf(refusal, at)

  useEffect(() => {
    if (field) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [field, attempt])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const own = readOwn?.(data) ?? {}
    const known = { key: requestKey, decision, ...fixed, ...(typeof own === 'object' && own) }
    const read =
      typeof own === 'string' ? { input: {}, missing: own } : readFields(action.fields, data, known)
    setMissing(read.missing)
    if (read.missing) return refuse({ code: 'invalid' })
    const answer = await send(read.input as InputOf<E>)
    if (answer?.ok === false) onRefused?.(answer.refusal)
  }

  const state: FormState = {
    fields: action.fields,
    start,
    errorOf: (name) => {
      // A document's fields are named after it.
      if (name !== field && !field?.startsWith(`${name}.`)) return undefined
      const own = wrong[name] ?? (name === 'reason' ? common.reason : undefined)
      return (refusal?.code === 'invalid' && own) || (refusal ? refusalOf(refusal) : undefined)
    },
  }
  return {
    form,
    busy,
    attempt,
    state,
    refusal: field ? null : refusal,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
  }
}

function fieldOf(refusal: StaffProblem | null, at: Values): string | undefined {
  if (!refusal) return undefined
  return refusal.code === 'invalid' ? refusal.fields?.[0]?.field : (at[refusal.code] as string | undefined)
}

/** Why something is done, for the log; its words are the same everywhere. */
export function ReasonField() {
  const { reason } = useMessages('staff').ask
  return <InputField name="reason" label={reason} />
}

interface FormProps<E extends Endpoint> extends ActionFormProps<E> {
  className?: string | undefined
  /** What is typed stays in this tab until it is sent; not so where money would be sent later. */
  isKept?: boolean
  children: ReactNode | ((busy: boolean) => ReactNode)
}

const NOTHING: Values = {}

/** On a page; in a dialog it is `ActionDialog`. Keeps its draft by the id and the revision that were seen. */
export function ActionForm<E extends Endpoint>(props: FormProps<E>) {
  const { action, start, fixed = {}, className, isKept = true, children, onDone } = props
  const { id = '', seen = '' }: { id?: unknown; seen?: unknown } = fixed
  const kept = useKeptDraft(`${action.path} ${String(id)}`, String(seen), NOTHING)
  const { form, busy, refusal, attempt, state, onSubmit } = useActionForm({
    ...props,
    start: { ...flat(start), ...kept.draft } as NonNullable<typeof start>,
    onDone: (answer, input) => {
      kept.forget()
      onDone?.(answer, input)
    },
  })
  return (
    <FormContext value={state}>
      <form
        key={String(kept.earlier === null)}
        ref={form}
        className={className}
        data-kit="stack"
        noValidate
        onSubmit={onSubmit}
        onInput={({ currentTarget }) =>
          isKept && kept.change(changedIn(currentTarget, action.fields, flat(start)))
        }
      >
        <EarlierDraft of={kept} />
        <RefusalMessage problem={refusal} attempt={attempt} />
        {typeof children === 'function' ? children(busy) : children}
      </form>
    </FormContext>
  )
}

/** What is wrong at a field of the form around it. */
export function useFieldError(name: string): string | undefined {
  return useContext(FormContext)?.errorOf(name)
}

/** Of a field that is more than an input: what it holds, in a draft or in itself. */
export function useHeld<Value>(name: string, startOf: (start: Values) => Value) {
  const form = useContext(FormContext)
  if (!form) throw new Error(`There is no form around ${name}`)
  const [own, setOwn] = useState(() => startOf(form.start))
  const { put, start, fields, errorOf } = form
  return {
    value: put ? startOf(start) : own,
    change: (value: Value) => (put ? put(name, value) : setOwn(value)),
    field: fields[name],
    errorOf,
  }
}

interface InputFieldProps extends Omit<ComponentProps<typeof LabelledInput>, 'name' | 'value' | 'error'> {
  name: string
  /** Of a field that shows while it is written what it means. */
  value?: string
  onWritten?: (written: string) => void
}

const KINDS: Partial<Record<Shape['kind'], Partial<InputFieldProps>>> = {
  count: { inputMode: 'numeric' },
  cents: { inputMode: 'decimal' },
  day: { type: 'date' },
  email: { type: 'email' },
}

function useFormField(name: string) {
  const { value, field, errorOf } = useHeld(name, (start) => start[name])
  if (!field) throw new Error(`The form has no field ${name}`)
  return { ...field, start: startOf(field.kind, value), error: errorOf(name) }
}

/** Type and length come from the contract. */
export function InputField({ value, onWritten, ...rest }: InputFieldProps) {
  const { kind, most, start, error } = useFormField(rest.name)
  const written =
    value === undefined
      ? { defaultValue: start }
      : { value, onChange: ({ target }: { target: { value: string } }) => onWritten?.(target.value) }
  if (kind === 'text') {
    const { name, label, hint, optional } = rest
    return <LabelledTextArea {...{ name, label, hint, optional, error }} maxLength={most} {...written} />
  }
  const maxLength = ['count', 'cents', 'day'].includes(kind) ? undefined : most
  return (
    <LabelledInput
      type="text"
      autoComplete="off"
      {...{ error, maxLength }}
      {...written}
      {...KINDS[kind]}
      {...rest}
    />
  )
}

interface SelectFieldProps extends Pick<InputFieldProps, 'name' | 'label' | 'hint'> {
  /** Of each choice. */
  words: Readonly<Record<string, string>>
}

/** One of the choices that the contract has. */
export function SelectField({ name, label, hint, words }: SelectFieldProps) {
  const { choices = [], start, error } = useFormField(name)
  const options = choices.map((each) => [each, words[each]] as const)
  return <LabelledSelect {...{ name, label, hint, error, options }} defaultValue={start || undefined} />
}
