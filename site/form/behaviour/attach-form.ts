import { ATTACHMENTS_FIELD, findAttachmentProblem } from '#features/inquiry/attachments/attachment.ts'
import { type FieldProblem, inFieldOrder } from '#kernel/field-problem.ts'
import type { FormBehaviour, FormHost } from '../form-state.ts'
import { resetForm, setFormValues, watchForm } from '../form-values.ts'
import { readFormTexts } from '../read-form-texts.ts'
import type { VisibleCaptcha } from './attach-captcha.ts'
import { attachFiles } from './attach-files.ts'
import { clearDraft, type FormDraft, newDraftKey, readDraft, writeDraft } from './form-draft.ts'
import type { FormOutcome, Sending } from './send-form.ts'

interface FormRules extends DraftRules {
  check: (values: Record<string, string>) => FieldProblem[]
  /** Gets `language`, `key` and the files too; see `sendForm`. */
  send: (values: FormValues, sending: Sending) => Promise<FormOutcome>
  captcha?: VisibleCaptcha
}

type FormValues = Record<string, string> & { key: string; language: string }

/** Adds drafts, validation and a deduplicated submit; restores the draft into empty fields. */
export function attachForm(host: FormHost, rules: FormRules): FormBehaviour {
  const { form } = host
  let visibleProblems = host.problems
  let sending = false
  const restored = restoreDraft(form, rules)
  let { key } = restored
  const files = attachFiles(host, {
    hadFiles: restored.hadFiles === true,
    onChange: follow,
  })
  const check = (values: Record<string, string>) => [...rules.check(values), ...problemsOf(files.chosen())]
  // Preload problem messages while there is a connection.
  host.loadMessages().catch(() => {})

  const keep = (reference?: string) =>
    saveDraft(form, rules, { key, ...(reference && { reference }), ...(files.any() && { hadFiles: true }) })
  watchForm(form, follow)

  function follow(): void {
    keep()
    recheck()
  }

  function recheck(): void {
    if (visibleProblems.length === 0) return
    const still = check(readFormTexts(form))
    visibleProblems = visibleProblems.flatMap(
      ({ field }) => still.find((problem) => problem.field === field) ?? [],
    )
    host.show({ problems: visibleProblems })
  }

  async function submit(): Promise<void> {
    if (sending) return
    sending = true
    host.show({ sending: true, notice: null })
    const typed = readFormTexts(form)
    const problems = check(typed)
    const outcome: FormOutcome =
      problems.length > 0
        ? { kind: 'refused', problems }
        : await sendSolved(
            rules,
            { ...typed, language: host.language(), key },
            { files: files.chosen(), onProgress: files.progress, onBusy: () => again(true) },
          )
    again(false)
    files.progress(null)
    if (outcome.kind === 'leaving') return leave(outcome)
    sending = false
    if (outcome.kind === 'sent') {
      resetForm(form)
      clearDraft(rules.draft)
      key = newDraftKey()
      return host.sent(outcome.reference)
    }
    if (outcome.kind === 'refused' && outcome.spent) key = newDraftKey()
    const spoken = await host.loadMessages().then(
      () => true,
      () => false,
    )
    visibleProblems =
      outcome.kind === 'refused' && spoken ? inFieldOrder(outcome.problems, namesIn(form)) : []
    const notice = outcome.kind === 'stopped' ? outcome.notice : null
    host.show({ sending: false, problems: visibleProblems, notice: spoken ? notice : 'offline' })
  }

  function again(isDue: boolean): void {
    host.show({ again: isDue })
    rules.captcha?.again(isDue)
  }

  /** Keeps draft and key: sending again after coming back is the same submission. */
  function leave({ to, reference }: FormOutcome & { kind: 'leaving' }): void {
    keep(reference)
    const back = () => {
      sending = false
      host.show({ sending: false })
    }
    window.addEventListener('pageshow', back, { once: true })
    window.location.assign(to)
  }
  return { submit }
}

/** Replaces a refused (expired or spent) solution once. */
async function sendSolved(
  { captcha, send }: FormRules,
  values: FormValues,
  sending: Sending,
): Promise<FormOutcome> {
  if (!captcha) return send(values, sending)
  const attempt = async () => {
    const altcha = await captcha.payload()
    return send(altcha === undefined ? values : { ...values, altcha }, sending)
  }
  const isRefused = (outcome: FormOutcome) =>
    outcome.kind === 'refused' && outcome.problems.some(({ field }) => field === 'altcha')
  const first = await attempt()
  if (!isRefused(first)) {
    if (first.kind === 'sent') captcha.renew()
    return first
  }
  captcha.renew()
  const second = await attempt()
  return isRefused(second) ? { kind: 'stopped', notice: 'failed' } : second
}

function namesIn(form: HTMLFormElement): string[] {
  return [...form.elements].map((field) => field.getAttribute('name') ?? '')
}

function problemsOf(files: readonly File[]): FieldProblem[] {
  const problem = findAttachmentProblem(files)
  if (!problem) return []
  const { code, names } = problem
  return [{ field: ATTACHMENTS_FIELD, code, ...(names.length > 0 && { name: names.join(', ') }) }]
}

interface DraftRules {
  draft: string
  fields: readonly string[]
  preset?: Readonly<Record<string, string>>
}

type DraftMark = Pick<FormDraft, 'key' | 'reference' | 'hadFiles'>

/** Forms without input or attachments have no draft. */
function saveDraft(form: HTMLFormElement, rules: DraftRules, mark: DraftMark): void {
  if (!isTouched(form, rules) && !mark.hadFiles) return clearDraft(rules.draft)
  const all = readFormTexts(form)
  // Two forms may share a draft: what this one does not ask stays as it is.
  const before = readDraft(rules.draft, Date.now())?.values ?? {}
  const values = Object.fromEntries(
    rules.fields.map((name) => [name, (form.elements.namedItem(name) ? all[name] : before[name]) ?? '']),
  )
  writeDraft(rules.draft, { ...mark, values, savedAt: Date.now() })
}

/** Fills empty fields only. @returns the draft's other values, with a new key if there is none. */
function restoreDraft(form: HTMLFormElement, rules: DraftRules): DraftMark {
  const draft = readDraft(rules.draft, Date.now())
  const mark: DraftMark = draft ?? { key: newDraftKey() }
  if (draft) {
    const missing = Object.entries(draft.values).filter((entry) => isMissing(form, rules, entry))
    setFormValues(form, Object.fromEntries(missing))
  }
  if (isTouched(form, rules)) saveDraft(form, rules, mark)
  return mark
}

/** Choices alone do not count. */
function isTouched(form: HTMLFormElement, { fields }: DraftRules): boolean {
  return fields.some((name) => {
    const field = form.elements.namedItem(name)
    return (isText(field) || field instanceof HTMLSelectElement) && field.value !== ''
  })
}

function isMissing(form: HTMLFormElement, { preset }: DraftRules, [name, value]: [string, string]): boolean {
  const field = form.elements.namedItem(name)
  if (isText(field)) return field.value === ''
  if (field instanceof HTMLSelectElement) return field.value === '' && optionsOf(field).includes(value)
  // Radio group: do not override a preset; an unknown value selects nothing.
  return field instanceof RadioNodeList && field.value === (preset?.[name] ?? '') && value !== ''
}

function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true
  return field instanceof HTMLInputElement && !['radio', 'checkbox', 'hidden'].includes(field.type)
}

function optionsOf({ options }: HTMLSelectElement): string[] {
  return [...options].map(({ value }) => value)
}
