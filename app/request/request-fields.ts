import type { ReactNode } from 'react'

/** What the parts of a request form need to know of it. */
export interface RequestFields {
  /** What the server's markup begins with. */
  first: Record<string, string>
  /** What stands in the fields now. */
  typed: Record<string, string>
  /** Id and error of a field. */
  of: (name: string) => { id: string; error: ReactNode }
  /** The files that are chosen (`FormState`). */
  files: ReactNode
  /** The form came back from the server without its files. */
  filesLost: boolean
}
