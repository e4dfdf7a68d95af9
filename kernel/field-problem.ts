/** An invalid field and its problem's code; the form chooses the text. */
export interface FieldProblem {
  field: string
  code: string
  /** The item concerned when a field has several, for example a file name. */
  name?: string
}

/** The first problem of each field, its schema message being the code; issues without a field are dropped. */
export function fieldProblems(issues: readonly { path: PropertyKey[]; message: string }[]): FieldProblem[] {
  const codes = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (field && !codes.has(field)) codes.set(field, message)
  }
  return Array.from(codes, ([field, code]) => ({ field, code }))
}

/** Sorts problems by the order of the form's fields; unknown fields come last. */
export function inFieldOrder(problems: readonly FieldProblem[], fields: readonly string[]): FieldProblem[] {
  const placeOf = ({ field }: FieldProblem) =>
    fields.includes(field) ? fields.indexOf(field) : fields.length
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b))
}
