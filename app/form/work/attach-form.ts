import type { FieldProblem } from '#kernel/field-problem.ts'
import type { FormBehaviour, FormHost } from '../form-state.ts'
import { clearDraft, newDraftKey, readDraft, writeDraft } from './form-draft.ts'
import { sendForm } from './send-form.ts'

interface FormRules {
  /** Name of the draft in local storage. */
  draft: string
  /** Names of the fields that visitors fill in. */
  fields: readonly string[]
  /** Where the form is posted as JSON. */
  address: string
  check: (values: Record<string, string>) => FieldProblem[]
}

/**
 * Makes a form keep its draft, check itself before it is sent, and send itself once. Brings the draft back into a
 * form that is still empty.
 */
export function attachForm(host: FormHost, rules: FormRules): FormBehaviour {
  const { form } = host
  let shown = host.problems
  let sending = false
  let key = restoreDraft(form, rules)
  // The sentences for problems come along now, while there is a connection.
  host.loadWords().catch(() => {})

  form.addEventListener('input', () => {
    keepDraft(form, rules, key)
    if (shown.length === 0) return
    const still = rules.check(typedIn(form, rules))
    shown = shown.flatMap(({ field }) => still.find((problem) => problem.field === field) ?? [])
    host.show({ problems: shown })
  })

  async function submit(): Promise<void> {
    if (sending) return
    sending = true
    host.show({ sending: true, notice: null })
    const typed = typedIn(form, rules)
    const problems = rules.check(typed)
    const outcome =
      problems.length > 0
        ? ({ kind: 'refused', problems } as const)
        : await sendForm(rules.address, { ...everythingIn(form), language: host.language(), key })
    sending = false
    if (outcome.kind === 'sent') {
      clearDraft(rules.draft)
      key = newDraftKey()
      form.reset()
      return host.sent(outcome.reference)
    }
    // Without words there is nothing to say but that the connection is gone.
    const spoken = await host.loadWords().then(
      () => true,
      () => false,
    )
    shown = outcome.kind === 'refused' && spoken ? outcome.problems : []
    const notice = outcome.kind === 'stopped' ? outcome.notice : null
    host.show({ sending: false, problems: shown, notice: spoken ? notice : 'offline' })
  }
  return { submit }
}

/** Fills a form that is still empty from the draft. @returns the key of the draft, or a new one. */
function restoreDraft(form: HTMLFormElement, rules: FormRules): string {
  const draft = readDraft(rules.draft, Date.now())
  const key = draft?.key ?? newDraftKey()
  if (isTouched(form, rules)) keepDraft(form, rules, key)
  else for (const [name, value] of Object.entries(draft?.values ?? {})) setField(form, name, value)
  return key
}

function keepDraft(form: HTMLFormElement, rules: FormRules, key: string): void {
  if (!isTouched(form, rules)) return clearDraft(rules.draft)
  writeDraft(rules.draft, { key, values: typedIn(form, rules), savedAt: Date.now() })
}

function isTouched(form: HTMLFormElement, rules: FormRules): boolean {
  return Object.values(typedIn(form, rules)).some((value) => value !== '')
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value
  if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value))
    field.value = value
}

function typedIn(form: HTMLFormElement, { fields }: FormRules): Record<string, string> {
  const all = everythingIn(form)
  return Object.fromEntries(fields.map((name) => [name, all[name] ?? '']))
}

/** Texts only: files travel in their own way. */
function everythingIn(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
