import { useEffect, useRef, useState } from 'react'
import type { FormState } from '#site/form/form-state.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { useHydrated } from '#site/use-hydrated.ts'
import type projectRequestTexts from '#features/inquiry/texts/project-request.ts'
import type requestFormTexts from '#features/inquiry/texts/request-form.ts'
import { formatDay } from '#i18n/format-date.ts'
import { labelled } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { readDay } from '#kernel/calendar-day.ts'
import { firstToFill, nextToFill, type StageState, stageStates } from './progress.ts'
import { REQUEST_STAGES, stageAnchor, type StageId } from './project-stages.ts'
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

type ProjectMessages = typeof projectRequestTexts.de
type RequestMessages = typeof requestFormTexts.de

interface Texts {
  messages: ProjectMessages
  shared: RequestMessages
}

/** The one line of each folded stage: what was typed and chosen, or what the stage asks for. */
export function stageLines(
  language: Language,
  texts: Texts,
  typed: Readonly<Record<string, string>>,
  states: Record<StageId, StageState>,
): Record<StageId, string> {
  const answers = values(language, texts, typed)
  const labels = questions(texts)
  const lines = (Object.keys(labels) as StageId[]).map((id) => [
    id,
    (states[id] === 'done' && answers[id].filter(Boolean).join(', ')) || labels[id].join(', '),
  ])
  return Object.fromEntries(lines) as Record<StageId, string>
}

function values(
  language: Language,
  { messages }: Texts,
  typed: Readonly<Record<string, string>>,
): Record<StageId, string[]> {
  const textOf = (field: string) => (typed[field] ?? '').trim()
  const dayOf = (field: string) => {
    const day = readDay(textOf(field))
    return day ? formatDay(language, day) : textOf(field)
  }
  const nameOf = (field: string, names: Record<string, string>) =>
    Object.hasOwn(names, textOf(field)) ? (names[textOf(field)] ?? '') : ''
  const contracts = Object.fromEntries(Object.entries(messages.contracts).map(([id, { name }]) => [id, name]))
  const budget = textOf('budget') === 'custom' ? textOf('budgetText') : nameOf('budget', messages.budgets)
  return {
    task: [nameOf('service', messages.services), textOf('description')],
    period: [
      [dayOf('from'), dayOf('to')].filter(Boolean).join(' – '),
      textOf('priority') && labelled(language, messages.priority, nameOf('priority', messages.priorities)),
    ],
    budget: [
      textOf('budget') === 'custom' || !budget ? budget : `CHF\u00a0${budget}`,
      nameOf('contract', contracts),
    ],
    team: [nameOf('teamSize', messages.teamSizes), nameOf('industry', messages.industries)],
    contact: [
      [textOf('firstName'), textOf('lastName')].filter(Boolean).join(' '),
      textOf('company'),
      textOf('email'),
    ],
    finish: [],
  }
}

function questions({ messages, shared }: Texts): Record<StageId, string[]> {
  return {
    task: [messages.service],
    period: [messages.from, messages.to, messages.priority],
    budget: [messages.budget, messages.contract],
    team: [messages.teamSize, messages.industry],
    contact: [shared.firstName, shared.lastName, shared.email],
    finish: [shared.mail.terms, shared.mail.newsletter],
  }
}
