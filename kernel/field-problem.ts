/** A field that does not pass, and why; the words for it depend on the form and the language. */
export interface FieldProblem {
  field: string
  code: string
  /** Of the one thing among several in the field: the name of a file. */
  name?: string
}

/**
 * The problems that a schema found, one per field, in the order of its fields or of those given. The messages of our
 * schemas are the codes; what has no field is left out.
 */
export function fieldProblems(
  issues: readonly { path: PropertyKey[]; message: string }[],
  fields: readonly string[] = [],
): FieldProblem[] {
  const codes = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (field && !codes.has(field)) codes.set(field, message)
  }
  const problems = Array.from(codes, ([field, code]) => ({ field, code }))
  return problems.sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field))
}
