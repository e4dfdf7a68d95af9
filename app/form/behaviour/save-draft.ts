import { setFormValues } from '../form-values.ts'
import { readFormTexts } from '../read-form-texts.ts'
import { clearDraft, type FormDraft, newDraftKey, readDraft, writeDraft } from './form-draft.ts'

export interface DraftRules {
  draft: string
  fields: readonly string[]
  preset?: Readonly<Record<string, string>>
}

type DraftMark = Pick<FormDraft, 'key' | 'reference' | 'hadFiles'>

/** Forms without input or attachments have no draft. */
export function saveDraft(form: HTMLFormElement, rules: DraftRules, mark: DraftMark): void {
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
export function restoreDraft(form: HTMLFormElement, rules: DraftRules): DraftMark {
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
