import type { ReactNode } from 'react'
import type { FieldProblem } from '#kernel/field-problem.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'

/** Why a form could not be sent although its fields pass. */
export type FormNotice = 'failed' | 'unanswered' | 'too_many' | 'offline'

/** A form that the server sends back, with what was typed; the browser starts from there. */
export interface FormSubmission {
  values: Record<string, string>
  problems: FieldProblem[]
  notice: FormNotice | null
  /** Of the answer that carries it. */
  status: number
  /** Files came with it and cannot come back: they have to be chosen again. */
  filesLost: boolean
}

export interface FormState {
  problems: FieldProblem[]
  notice: FormNotice | null
  sending: boolean
  /** While it is being sent: the server was too busy, and is asked once more. A form with a captcha says it there. */
  again?: boolean
  /** How the captcha stands; put it beside the button that sends. Nothing before somebody turns to the form. */
  captcha: ReactNode
  /** The files that are chosen; put it into the field for attachments. Nothing as long as there are none. */
  files: ReactNode
  /** Counts refused attempts: the summary takes the focus after each. */
  attempt: number
}

/** What a form's behaviour may do with its page. */
export interface FormHost {
  form: HTMLFormElement
  /** Problems that the server's markup already shows. */
  problems: FieldProblem[]
  language: () => Language
  /** Resolves when the sentences for problems, and more words, are there in the current language. */
  loadWords: (more?: Namespace[]) => Promise<void>
  show: (change: Partial<Omit<FormState, 'attempt'>>) => void
  /** The form has arrived; `reference` opens its page. */
  sent: (reference: string) => void
}

export interface FormBehaviour {
  submit: () => Promise<void>
}
