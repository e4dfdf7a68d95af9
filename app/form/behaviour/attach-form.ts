import { ATTACHMENTS_FIELD, findAttachmentProblem } from '#features/inquiry/attachments/attachment.ts'
import { type FieldProblem, inFieldOrder } from '#kernel/field-problem.ts'
import type { FormBehaviour, FormHost } from '../form-state.ts'
import { readFormTexts } from '../read-form-texts.ts'
import { attachFiles } from './attach-files.ts'
import type { ShownCaptcha } from './attach-captcha.ts'
import { clearDraft, newDraftKey } from './form-draft.ts'
import { type DraftRules, saveDraft, restoreDraft } from './save-draft.ts'
import type { FormOutcome, Sending } from './send-form.ts'

interface FormRules extends DraftRules {
  /** Gets every text of the form. */
  check: (values: Record<string, string>) => FieldProblem[]
  /** Sends every text of the form, `language` and `key` with them, and its files: see `sendForm`. */
  send: (values: FormValues, sending: Sending) => Promise<FormOutcome>
  /** Forms that the server wants a solved captcha of. */
  captcha?: ShownCaptcha
}

type FormValues = Record<string, string> & { key: string; language: string }

/**
 * Makes a form keep its draft, check itself before it is sent, and send itself once. Brings the draft back into the
 * fields that are still empty.
 */
export function attachForm(host: FormHost, rules: FormRules): FormBehaviour {
  const { form } = host
  let shown = host.problems
  let sending = false
  const restored = restoreDraft(form, rules)
  let { key } = restored
  const files = attachFiles(host, {
    hadFiles: restored.hadFiles === true,
    onChange() {
      keep()
      recheck()
    },
  })
  const check = (values: Record<string, string>) => [...rules.check(values), ...problemsOf(files.chosen())]
  // The sentences for problems come along now, while there is a connection.
  host.loadWords().catch(() => {})

  const keep = (reference?: string) =>
    saveDraft(form, rules, { key, ...(reference && { reference }), ...(files.any() && { hadFiles: true }) })
  form.addEventListener('input', () => {
    keep()
    // Not before React has heard of it: a render in between would put the old text back into its controlled fields.
    setTimeout(() => {
      rules.captcha?.refresh()
      recheck()
    })
  })

  function recheck(): void {
    if (shown.length === 0) return
    const still = check(readFormTexts(form))
    shown = shown.flatMap(({ field }) => still.find((problem) => problem.field === field) ?? [])
    host.show({ problems: shown })
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
      clearDraft(rules.draft)
      key = newDraftKey()
      form.reset()
      return host.sent(outcome.reference)
    }
    if (outcome.kind === 'refused' && outcome.spent) key = newDraftKey()
    // Without words there is nothing to say but that the connection is gone.
    const spoken = await host.loadWords().then(
      () => true,
      () => false,
    )
    shown = outcome.kind === 'refused' && spoken ? inFieldOrder(outcome.problems, namesIn(form)) : []
    const notice = outcome.kind === 'stopped' ? outcome.notice : null
    host.show({ sending: false, problems: shown, notice: spoken ? notice : 'offline' })
  }

  /** A form says so at its button, by itself or through its captcha. */
  function again(isIt: boolean): void {
    host.show({ again: isIt })
    rules.captcha?.again(isIt)
  }

  /** Draft and key stay: who comes back from the other page and sends again means the same. */
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

/**
 * Sends with the captcha's solution, if there is one. A solution that the server refuses, because it is old or was
 * used, is replaced once; what is refused again has not arrived.
 */
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

/** Of the fields, as they stand on the page. */
function namesIn(form: HTMLFormElement): string[] {
  return [...form.elements].map((field) => field.getAttribute('name') ?? '')
}

function problemsOf(files: readonly File[]): FieldProblem[] {
  const trouble = findAttachmentProblem(files)
  if (!trouble) return []
  const { code, names } = trouble
  return [{ field: ATTACHMENTS_FIELD, code, ...(names.length > 0 && { name: names.join(', ') }) }]
}
