import { readFormTexts } from '../read-form-texts.ts'
import { clearDraft, type FormDraft, newDraftKey, readDraft, writeDraft } from './form-draft.ts'

export interface DraftRules {
  /** Name of the draft in local storage. */
  draft: string
  /** Names of the fields that visitors fill in, and that a draft keeps. */
  fields: readonly string[]
  /** What is chosen before anybody has chosen, by the field; where it is missing, nothing is. */
  preset?: Readonly<Record<string, string>>
}

type DraftMark = Pick<FormDraft, 'key' | 'reference' | 'hadFiles'>

/** Writes down what stands in the fields; a form in which nothing was typed or attached has no draft. */
export function saveDraft(form: HTMLFormElement, rules: DraftRules, mark: DraftMark): void {
  if (!isTouched(form, rules) && !mark.hadFiles) return clearDraft(rules.draft)
  const all = readFormTexts(form)
  const values = Object.fromEntries(rules.fields.map((name) => [name, all[name] ?? '']))
  writeDraft(rules.draft, { ...mark, values, savedAt: Date.now() })
}

/** Fills what is still empty from the draft. @returns what else it holds, with a new key when there is none. */
export function restoreDraft(form: HTMLFormElement, rules: DraftRules): DraftMark {
  const draft = readDraft(rules.draft, Date.now())
  const mark: DraftMark = draft ?? { key: newDraftKey() }
  for (const [name, value] of Object.entries(draft?.values ?? {})) restoreField(form, rules, { name, value })
  if (isTouched(form, rules)) saveDraft(form, rules, mark)
  // Whoever shows what the form holds learns of it.
  if (draft) form.dispatchEvent(new Event('input', { bubbles: true }))
  return mark
}

/** Whether something was typed; a choice is always made, and means nothing alone. */
function isTouched(form: HTMLFormElement, { fields }: DraftRules): boolean {
  return fields.some((name) => {
    const field = form.elements.namedItem(name)
    return (isText(field) || field instanceof HTMLSelectElement) && field.value !== ''
  })
}

function restoreField(
  form: HTMLFormElement,
  { preset }: DraftRules,
  { name, value }: { name: string; value: string },
): void {
  const field = form.elements.namedItem(name)
  if (isText(field) && field.value === '') field.value = value
  if (field instanceof HTMLSelectElement && field.value === '' && optionsOf(field).includes(value))
    field.value = value
  // One of several, unless a link has chosen: the browser picks the button, and knows when there is none of that value.
  if (field instanceof RadioNodeList && field.value === (preset?.[name] ?? '') && value !== '')
    field.value = value
}

function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true
  return field instanceof HTMLInputElement && !['radio', 'checkbox', 'hidden'].includes(field.type)
}

function optionsOf({ options }: HTMLSelectElement): string[] {
  return [...options].map(({ value }) => value)
}
