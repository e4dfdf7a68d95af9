/**
 * The form's elements hold its values, never React state. Fields are uncontrolled; a component that shows or
 * stores a value reads it from the form when it is notified of a change.
 */
const watchers = new WeakMap<HTMLFormElement, Set<() => void>>()

/** Calls `onChange` after each change by the visitor, `setFormValues` or `resetForm`. @returns the end of it */
export function watchForm(form: HTMLFormElement, onChange: () => void): () => void {
  const listeners = watchers.get(form) ?? new Set()
  watchers.set(form, listeners.add(onChange))
  // Some browsers fill in addresses with `change` alone.
  for (const event of NATIVE) form.addEventListener(event, onChange)
  return () => {
    listeners.delete(onChange)
    for (const event of NATIVE) form.removeEventListener(event, onChange)
  }
}

const NATIVE = ['input', 'change'] as const

/** Sets fields by name, then notifies the watchers once. Unknown names are ignored; without a form it does nothing. */
export function setFormValues(
  form: HTMLFormElement | null | undefined,
  values: Readonly<Record<string, string>>,
): void {
  if (!form) return
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = value
  }
  notifyWatchers(form)
}

/** Not `form.reset()`, whose event comes before the fields change. */
export function resetForm(form: HTMLFormElement): void {
  form.reset()
  notifyWatchers(form)
}

function notifyWatchers(form: HTMLFormElement): void {
  for (const onChange of watchers.get(form) ?? []) onChange()
}
