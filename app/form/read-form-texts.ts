/** What stands in a form's fields, by their names; files travel in their own way. */
export function readFormTexts(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
