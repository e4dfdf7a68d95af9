import { useEffect, useRef, useState } from 'react'
import type { FormState } from '#app/form/form-state.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { useHydrated } from '#app/use-hydrated.ts'
import { firstToFill, nextToFill, stageStates } from './progress.ts'
import { REQUEST_STAGES, type StageId, stageAnchor } from './project-stages.ts'
import { stageLines } from './stage-lines.ts'
import type { Stages } from './stages-context.ts'

/** Which stages are open: the first to fill until somebody chooses, and each in which something does not pass. */
export function useStages(typed: Readonly<Record<string, string>>, form: FormState) {
  const isHydrated = useHydrated()
  const language = useLanguage()
  const messages = useMessages('project-request')
  const shared = useMessages('request-form')
  const states = stageStates(typed, form.problems)
  const [chosen, setChosen] = useState<ReadonlySet<StageId> | null>(null)
  const target = useRef<StageId | null>(null)

  const refused = REQUEST_STAGES.filter(({ id }) => states[id] === 'wrong').map(({ id }) => id)
  // A notice stands in the last stage, beside the button that sends.
  if (form.notice !== null) refused.push('finish')
  const before = chosen ?? new Set(refused.length > 0 ? [] : [firstToFill(states)])
  const opened = new Set([...before, ...refused])
  // A stage that was refused stays open while its problems are corrected.
  if (chosen && opened.size > chosen.size) setChosen(opened)

  useEffect(() => {
    if (!target.current) return
    const index = REQUEST_STAGES.findIndex(({ id }) => id === target.current)
    target.current = null
    document.getElementById(`${stageAnchor(index)}-name`)?.focus()
  })

  const stages: Stages = {
    states,
    opened: isHydrated ? opened : null,
    lines: stageLines(language, { messages, shared }, typed, states),
    next: (after) => nextToFill(states, after),
    open(id) {
      target.current = id
      setChosen(new Set([id]))
    },
  }
  /** From the first focus on, nothing folds under the fingers of somebody who types. */
  const keepOpen = () => setChosen((now) => now ?? opened)
  return { stages, keepOpen }
}
