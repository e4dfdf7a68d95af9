import { LARGEST_GROUP, TEAM_EVENT_LIMITS } from '#features/inquiry/forms/team-event-inquiry.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { useMessages } from '#site/language/language.tsx'
import { RequestProblem } from '#features/inquiry/site/request-problem.tsx'

const LIMITS = { ...TEAM_EVENT_LIMITS, people: LARGEST_GROUP }

interface TeamEventProblemProps {
  problem: FieldProblem
  typed: Readonly<Record<string, string>>
}

export function TeamEventProblem({ problem, typed }: TeamEventProblemProps) {
  const { problems } = useMessages('team-event-request')
  return <RequestProblem problem={problem} own={problems} limits={LIMITS} typed={typed} />
}
