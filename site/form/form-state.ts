import type { ReactNode } from 'react'
import type { FieldProblem } from '#kernel/field-problem.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'

export type FormNotice = 'failed' | 'unanswered' | 'too_many' | 'offline'

/** A form re-rendered by the server, with its input. */
export interface FormSubmission {
  values: Record<string, string>
  problems: FieldProblem[]
  notice: FormNotice | null
  /** HTTP status. */
  status: number
  /** Files cannot be restored and must be chosen again. */
  filesLost: boolean
}

export interface FormState {
  problems: FieldProblem[]
  notice: FormNotice | null
  sending: boolean
  /** A retry after a 503 is under way; with a captcha, shown there. */
  again?: boolean
  /** Null before the first interaction. */
  captcha: ReactNode
  files: ReactNode
  /** Counts refused attempts, to focus the summary after each. */
  attempt: number
}

export interface FormHost {
  form: HTMLFormElement
  /** Problems in the server's markup. */
  problems: FieldProblem[]
  language: () => Language
  /** Loads the problem messages and `more` in the current language. */
  loadMessages: (more?: Namespace[]) => Promise<void>
  show: (change: Partial<Omit<FormState, 'attempt'>>) => void
  sent: (reference: string) => void
}

export interface FormBehaviour {
  submit: () => Promise<void>
}
