import type { ReactNode } from 'react'
import type { Endpoint, Input } from './contract.ts'
import { useAction } from './use-action.ts'

interface ActionLineProps<E extends Endpoint> {
  action: E
  input: Input<E>
  /** What the toast says; of a file nothing. */
  done?: string
  onChanged?: () => void
  children: ReactNode
}

/** Of an `ActionList`: what is done, or saved as a file, without a question. */
export function ActionLine<E extends Endpoint>({
  action,
  input,
  done,
  onChanged,
  children,
}: ActionLineProps<E>) {
  const { busy, send, save } = useAction(action, { done, onChanged })
  const run = () => (action.answer === 'file' ? save(input) : send(input))
  return (
    <li>
      <button type="button" aria-disabled={busy} onClick={() => void run()}>
        {children}
      </button>
    </li>
  )
}
