import { useRef, useState } from 'react'
import type { DueItem } from '#features/today/due-row.ts'

/** One thing at a time in each row: a second press there does nothing, one in another row does what it says. */
export function useBusyRows() {
  const running = useRef(new Set<string>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  return {
    isBusy: (row: DueItem) => busy.has(nameOf(row)),
    /** @returns the answer, or undefined while another runs in this row. Rethrows what `send` throws. */
    async submit<Value>(row: DueItem, send: () => Promise<Value>): Promise<Value | undefined> {
      const name = nameOf(row)
      if (running.current.has(name)) return undefined
      running.current.add(name)
      setBusy(new Set(running.current))
      try {
        return await send()
      } finally {
        running.current.delete(name)
        setBusy(new Set(running.current))
      }
    },
  }
}

function nameOf({ kind, id }: DueItem): string {
  return `${kind} ${id}`
}
