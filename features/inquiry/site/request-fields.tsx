import type { ComponentType, ReactNode } from 'react'
import { ErrorSummary } from '#site/form/error-summary.tsx'
import type { FormState, FormSubmission } from '#site/form/form-state.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'

export interface RequestFields {
  /** Initial values in the server's markup. */
  first: Record<string, string>
  typed: Readonly<Record<string, string>>
  of: (name: string) => { id: string; error: ReactNode }
  files: ReactNode
  filesLost: boolean
}

interface RequestForm {
  idPrefix: string
  first: Record<string, string>
  typed: Readonly<Record<string, string>>
  state: FormState
  submission?: FormSubmission | null
  Problem: ComponentType<{ problem: FieldProblem; typed: Readonly<Record<string, string>> }>
}

/** The fields of a request form, and the summary of what does not pass. */
export function requestFields({ idPrefix, first, typed, state, submission, Problem }: RequestForm) {
  const { problems, files, attempt } = state
  const idOf = (name: string) => `${idPrefix}-${name}`
  const textOf = (problem: FieldProblem) => <Problem problem={problem} typed={typed} />
  const fields: RequestFields = {
    first,
    typed,
    files,
    filesLost: submission?.filesLost === true,
    of: (name) => {
      const problem = problems.find(({ field }) => field === name)
      return { id: idOf(name), error: problem && textOf(problem) }
    },
  }
  const summary = problems.length > 0 && (
    <ErrorSummary problems={problems} idOf={idOf} textOf={textOf} attempt={attempt} />
  )
  return { fields, summary }
}
