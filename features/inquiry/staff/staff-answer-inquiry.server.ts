import { and, eq } from 'drizzle-orm'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { inquiryEntries } from '../database/inquiry-history.tables.server.ts'
import { inquiries } from '../database/inquiry.tables.server.ts'
import type { InquiryState } from '../inquiry.ts'

export interface AnswerRefusal {
  code: 'unknown_inquiry'
}
type Done = Promise<Result<null, AnswerRefusal>>
/** In the transaction of the change, once. */
type OnChanged = (tx: Transaction, from: InquiryState) => Promise<void>
interface Deps {
  db: Database
  clock: Clock
}

/** Sets the state; any may follow any other. Idempotent. */
export function setInquiryState(
  deps: Deps,
  id: string,
  state: InquiryState,
  staffId: string,
  onChanged?: OnChanged,
): Done {
  return withInquiry(deps, id, async (tx, before) => {
    if (before === state) return
    await tx.update(inquiries).set({ state }).where(eq(inquiries.id, id))
    await tx.insert(inquiryEntries).values({ inquiryId: id, at: deps.clock(), actorId: staffId, state })
    await onChanged?.(tx, before)
  })
}

/** A sent quote is the answer: marks an unanswered request as answered, in the caller's transaction. */
export async function answerByQuote(
  tx: Transaction,
  id: string,
  { at, staffId }: { at: Date; staffId: string },
): Promise<void> {
  const answered = await tx
    .update(inquiries)
    .set({ state: 'answered' })
    .where(and(eq(inquiries.id, id), eq(inquiries.state, 'new')))
    .returning({ id: inquiries.id })
  if (answered.length === 0) return
  await tx.insert(inquiryEntries).values({ inquiryId: id, at, actorId: staffId, state: 'answered' })
}

/** Adds a note of staff for staff; not idempotent. Locks the inquiry. */
export function addInquiryNote(
  deps: Deps,
  id: string,
  note: string,
  staffId: string,
  onChanged?: OnChanged,
): Done {
  return withInquiry(deps, id, async (tx, state) => {
    await tx.insert(inquiryEntries).values({ inquiryId: id, at: deps.clock(), actorId: staffId, note })
    await onChanged?.(tx, state)
  })
}

/** Locks the inquiry until the transaction ends. */
async function withInquiry(
  { db }: Deps,
  id: string,
  write: (tx: Transaction, state: InquiryState) => Promise<void>,
): Done {
  return db.transaction(async (tx): Done => {
    const [row] = await tx
      .select({ state: inquiries.state })
      .from(inquiries)
      .where(eq(inquiries.id, id))
      .for('update')
    if (!row) return refuse({ code: 'unknown_inquiry' })
    await write(tx, row.state)
    return accept(null)
  })
}
