import type { ReactNode } from 'react'

export interface RequestFields {
  /** Initial values in the server's markup. */
  first: Record<string, string>
  typed: Readonly<Record<string, string>>
  of: (name: string) => { id: string; error: ReactNode }
  files: ReactNode
  filesLost: boolean
}
