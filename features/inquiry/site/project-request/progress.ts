import type { FieldProblem } from '#kernel/field-problem.ts'
import { REQUEST_STAGES, type StageId } from './project-stages.ts'

export type StageState = 'done' | 'wrong' | 'ahead'

export function stageStates(
  typed: Record<string, string>,
  problems: readonly FieldProblem[],
): Record<StageId, StageState> {
  const isFilled = (field: string) => (typed[field] ?? '').trim() !== ''
  const states = REQUEST_STAGES.map(({ id, fields, required }): [StageId, StageState] => {
    if (problems.some(({ field }) => fields.some((own) => own === field))) return [id, 'wrong']
    const isDone = required.length > 0 ? required.every(isFilled) : fields.some(isFilled)
    return [id, isDone ? 'done' : 'ahead']
  })
  return Object.fromEntries(states) as Record<StageId, StageState>
}

/** The stage that a form opens with. */
export function firstToFill(states: Record<StageId, StageState>): StageId {
  return REQUEST_STAGES.find(({ id }) => states[id] !== 'done')?.id ?? 'finish'
}

/** The next stage that is not done, or the last; null after the last. */
export function nextToFill(states: Record<StageId, StageState>, after: StageId): StageId | null {
  const later = REQUEST_STAGES.slice(REQUEST_STAGES.findIndex(({ id }) => id === after) + 1)
  return (later.find(({ id }) => states[id] !== 'done') ?? later.at(-1))?.id ?? null
}
