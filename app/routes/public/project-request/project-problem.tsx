import { PROJECT_LIMITS } from '#features/inquiry/forms/project-inquiry.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { useMessages } from '../../../language/language.tsx'
import { RequestProblem } from '../../../request/request-problem.tsx'

interface ProjectProblemProps {
  problem: FieldProblem
  typed: Record<string, string>
}

/** The sentence for a problem of the project request. */
export function ProjectProblem({ problem, typed }: ProjectProblemProps) {
  const { problems } = useMessages('project-request')
  return <RequestProblem problem={problem} own={problems} limits={PROJECT_LIMITS} typed={typed} />
}
