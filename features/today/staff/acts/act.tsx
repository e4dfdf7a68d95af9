import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import type { DueRow } from '#features/today/due-row.ts'

/** How a step that was done is taken back. */
export type Undo = () => Promise<Result<unknown, StaffProblem>>

export interface Done {
  /** Null: it cannot be taken back. */
  undo?: { message: string; run: Undo }
  /** The row stays due until then, Swiss day or null: tomorrow. Without it the row leaves because its cause is gone. */
  waitsUntil?: string | null
}

export interface ActProps<File> {
  row: DueRow
  file: File
  onClose: () => void
  onDone: (done?: Done) => void
}

/** Asks in a dialog what the row's one next step needs. */
export type Asking = (close: Pick<ActProps<never>, 'onClose' | 'onDone'>) => ReactNode

export type Act = (row: DueRow, language: Language) => Promise<Result<Asking, StaffProblem>>

/** Reads the thing before its dialog opens, so that the dialog shows it as it is now. */
export function asking<File>(
  read: (row: DueRow, language: Language) => Promise<Result<File, StaffProblem>>,
  Dialog: ComponentType<ActProps<File>>,
): Act {
  return async (row, language) => {
    const file = await read(row, language)
    if (!file.ok) return file
    return accept((close) => <Dialog row={row} file={file.value} {...close} />)
  }
}
