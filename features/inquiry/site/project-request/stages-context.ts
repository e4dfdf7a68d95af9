import { createContext } from 'react'
import type { StageState } from './progress.ts'
import type { StageId } from './project-stages.ts'

export interface Stages {
  states: Record<StageId, StageState>
  /** Null without JavaScript: all of them. */
  opened: ReadonlySet<StageId> | null
  /** What a folded stage says: its values, or what it asks for. */
  lines: Record<StageId, string>
  /** The stage to continue with; null where the form is sent. */
  next: (after: StageId) => StageId | null
  /** Opens one, folds the others and moves the focus to its heading. */
  open: (id: StageId) => void
}

export const StagesContext = createContext<Stages>({
  states: {
    task: 'ahead',
    period: 'ahead',
    budget: 'ahead',
    team: 'ahead',
    contact: 'ahead',
    finish: 'ahead',
  },
  opened: null,
  lines: { task: '', period: '', budget: '', team: '', contact: '', finish: '' },
  next: () => null,
  open: () => {},
})
