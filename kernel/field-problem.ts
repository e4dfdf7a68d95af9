/** A field that does not pass, and why; the words for it depend on the form and the language. */
export interface FieldProblem {
  field: string
  code: string
  /** Of the one thing among several in the field: the name of a file. */
  name?: string
}

/**
 * The problems that a schema found, one per field. The messages of our schemas are the codes; what has no field is left
 * out.
 */
export function fieldProblems(issues: readonly { path: PropertyKey[]; message: string }[]): FieldProblem[] {
  const codes = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (field && !codes.has(field)) codes.set(field, message)
  }
  return Array.from(codes, ([field, code]) => ({ field, code }))
}

/** Problems as the fields of their form stand; what is in no field of it comes last. */
export function inFieldOrder(problems: readonly FieldProblem[], fields: readonly string[]): FieldProblem[] {
  const placeOf = ({ field }: FieldProblem) =>
    fields.includes(field) ? fields.indexOf(field) : fields.length
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b))
}
