import { useRef, useState } from 'react'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { mails } from '#features/mails/staff/mail.contract.ts'
import type { DueItem, DueKind, DueRow } from '#features/today/due-row.ts'
import { today } from '#features/today/staff/today.contract.ts'
import { fill } from '#i18n/format.ts'
import { refuse } from '#kernel/result.ts'
import { call } from '#kit/client.ts'
import { useDueTexts } from '../use-due-texts.ts'
import type { Asking, Done, Undo } from './act.tsx'

// Their dialogs bring half the back office: with the first press.
const load = () => import('./due-acts.tsx')

/** What is done on the spot; a booking or an invoice only with a step that needs no more than a yes. */
const ON_THE_SPOT: readonly DueKind[] = [
  'request',
  'mail',
  'quote_date',
  'quote_expires',
  'parcel',
  'decision',
  'lead',
  'final_invoice',
  'to_invoice',
  'surplus',
]

/** What was done last, and how it is taken back. */
export interface LastDone {
  message: string
  undo: () => void
}

/**
 * Does the next step of due rows: asks in a dialog, or at once.
 * @param onChanged a row is done, here or by somebody else meanwhile, or has returned
 */
export function useDueActs(onChanged: (row: DueRow) => void) {
  const messages = useMessages('staff-today')
  const { aboutOf } = useDueTexts()
  const language = useLanguage()
  const toast = useResultToast()
  const { isBusy, submit } = useBusyRows()
  /** Whose dialog opens when it has been read. */
  const pressed = useRef<DueRow>(null)
  const [open, setOpen] = useState<{ row: DueRow; asking: Asking } | null>(null)
  const [later, setLater] = useState<DueRow | null>(null)
  const [last, setLast] = useState<LastDone | null>(null)

  async function act(row: DueRow): Promise<void> {
    pressed.current = row
    if (row.kind === 'mail') return sendMail(row)
    const loaded = await submit(row, async () => {
      const { default: acts } = await load()
      return acts[row.kind]?.(row, language) ?? refuse({ code: 'failed' })
    })
    if (!loaded || pressed.current !== row) return
    if (loaded.ok) return setOpen({ row, asking: loaded.value })
    toast.refused(loaded.refusal)
    if (loaded.refusal.code.startsWith('unknown_')) onChanged(row)
  }

  async function sendMail(row: DueRow): Promise<void> {
    const answer = await submit(row, () => call(mails.sendAgain, { id: row.id }))
    if (!answer) return
    if (answer.ok) toast.done(messages.acts.mail.done)
    else toast.refused(answer.refusal)
    setLast(null)
    onChanged(row)
  }

  async function finish(row: DueRow, { undo, waitsUntil }: Done = {}): Promise<void> {
    setOpen(null)
    if (waitsUntil !== undefined)
      await call(today.putOff, { kind: row.kind, thing: row.id, day: waitsUntil, done: true })
    setLast(undo ? { message: undo.message, undo: () => void takeBack(row, undo.run) } : null)
    onChanged(row)
  }

  async function takeBack(row: DueRow, run: Undo): Promise<void> {
    const answer = await submit(row, run)
    if (!answer) return
    if (answer.ok) toast.done(messages.later.back)
    else toast.refused(answer.refusal)
    setLast(null)
    onChanged(row)
  }

  function putOff(row: DueRow): void {
    if (row.wasPutOff) setLater(row)
    else void wait(row)
  }

  /** Until tomorrow morning, without being asked. */
  async function wait(row: DueRow): Promise<void> {
    const answer = await submit(row, () => postPutOff(row, null))
    if (!answer) return
    if (answer.ok) left(row)
    // Put off meanwhile by somebody else: until when is asked now.
    else if (answer.refusal.code === 'day_needed') setLater(row)
    else {
      toast.refused(answer.refusal)
      onChanged(row)
    }
  }

  function left(row: DueRow): void {
    setLater(null)
    setLast({
      message: fill(messages.later.done, { about: aboutOf(row) }),
      undo: () => void takeBack(row, () => call(today.takeBack, { kind: row.kind, thing: row.id })),
    })
    onChanged(row)
  }

  return {
    last,
    /** Whether the row's next step is done here. */
    has: ({ kind, step }: DueRow) => step !== null || ON_THE_SPOT.includes(kind),
    isBusy,
    act: (row: DueRow) => void act(row),
    putOff,
    /** The row whose day is asked for. */
    later,
    onPutOff: left,
    onLaterClosed: () => setLater(null),
    dialog:
      open && open.asking({ onClose: () => setOpen(null), onDone: (done) => void finish(open.row, done) }),
  }
}

export type DueActs = ReturnType<typeof useDueActs>

function postPutOff({ kind, id }: DueRow, day: string | null) {
  return call(today.putOff, { kind, thing: id, day, done: false })
}

/** One thing at a time in each row: a second press there does nothing, one in another row does what it says. */
function useBusyRows() {
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
