import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { blockVoucher, extendVoucher, unblockVoucher } from '#features/voucher/staff/change-voucher.server.ts'
import { redeemByStaff, undoRedemption } from '#features/voucher/staff/redeem-by-staff.server.ts'
import { reissueVoucher } from '#features/voucher/staff/reissue-voucher.server.ts'
import {
  MAX_REFERENCE,
  MAX_SCANNED,
  MAX_VOUCHER_REASON,
  MAX_VOUCHER_SEARCH,
  scannedCode,
  VOUCHER_FILTERS,
  VOUCHER_SORTS,
} from '#features/voucher/staff/staff-voucher.ts'
import { VOUCHER_COPY } from '#features/voucher/mail/voucher-news.ts'
import { hashVoucherCode } from '#features/voucher/voucher-code.server.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { isUuid } from '#kernel/uuid.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import type { Transaction } from '#platform/database/database.ts'
import { lockVoucher } from '#features/voucher/voucher-balance.server.ts'
import { enqueueMail, hasRecentMail, RESEND_PAUSE_SECONDS } from '#platform/outbox/outbox.ts'
import { listStaffVouchers } from '../../vouchers/list-staff-vouchers.ts'
import { readStaffVoucher } from '../../vouchers/read-staff-voucher.ts'
import { answer, answerWith, refuseStaff } from '../answer-staff.ts'
import { LIST_POSITION, listSort } from '../lists/list-position.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const line = (most: number) => z.string().overwrite(plainLine).max(most).regex(SINGLE_LINE)
const day = z.iso.date()
const key = z.string().regex(/^[0-9a-f]{32}$/)

/** Of the list, and of its file. */
export const voucherSelection = z.object({
  filter: z.enum(VOUCHER_FILTERS).default('open'),
  sort: listSort(VOUCHER_SORTS),
  q: line(MAX_VOUCHER_SEARCH).default(''),
})
const voucherQuery = voucherSelection.extend(LIST_POSITION)
const lookup = z.object({ typed: line(MAX_SCANNED).min(1) })
const redemption = z.object({
  amountCents: z.int().min(1).max(100_000_000),
  reference: line(MAX_REFERENCE).min(1),
  key,
})
const block = z.object({ reason: line(MAX_VOUCHER_REASON).min(1) })
const extension = z.object({ until: day, seen: day })
const replacement = z.object({
  reason: line(MAX_VOUCHER_REASON).min(1),
  /** Null: it is printed instead. */
  email: z.string().trim().max(254).regex(EMAIL_ADDRESS).nullable(),
  key,
})
const mail = z.object({ to: z.enum(['buyer', 'recipient']) })

/** Vouchers in the back office: look up, redeem in parts, block, extend, replace and send again. */
export function staffVoucherEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const { db, clock } = staff
  const deps = { ...staff, acceptTest: staff.payments.test }

  /** Writes the audit row in the transaction of the change. */
  function audited(actorId: string, action: string, voucherId: string, more: object = {}) {
    return {
      actorId,
      onDone: (tx: Transaction, done: object) =>
        recordAction(tx, { at: clock(), action, actorId, detail: { voucherId, ...done, ...more } }),
    }
  }

  route('GET', '/vouchers', 'vouchers', 'none', voucherQuery, async ({ query: selected }) => {
    const { q: search, filter, sort, ...position } = selected
    return listStaffVouchers(db, { filter, sort, search, position, now: clock() })
  })

  route('GET', '/vouchers/:id', 'vouchers', 'none', async ({ id, reply }) => {
    const voucher = isUuid(id) ? await readStaffVoucher(db, id, clock()) : undefined
    return voucher ?? unknown(reply)
  })

  // Codes are worth money: they are never part of an address, which servers log.
  route('POST', '/voucher-lookups', 'vouchers', 'none', lookup, async ({ body }) => {
    const search = scannedCode(body.typed).slice(0, MAX_VOUCHER_SEARCH)
    const asked = { filter: 'all', position: {}, now: clock(), size: 2 } as const
    const { vouchers } = await listStaffVouchers(db, { ...asked, search })
    return { isCode: hashVoucherCode(search) !== undefined, ids: vouchers.map(({ id }) => id) }
  })

  route(
    'POST',
    '/vouchers/:id/redemptions',
    'vouchers',
    'none',
    redemption,
    async ({ id, body, member, reply }) => {
      if (!isUuid(id)) return unknown(reply)
      const { amountCents, reference, key: requestKey } = body
      const call = audited(member.id, 'voucher_redeemed', id, { reference })
      const asked = { amountCents, reference, requestKey }
      return answerWith(reply, await redeemByStaff(deps, id, asked, call), (redeemed) => redeemed)
    },
  )

  route(
    'POST',
    '/voucher-redemptions/:id/reversal',
    'vouchers',
    'none',
    noBody,
    async ({ id, member, reply }) => {
      const entryId = /^\d{1,15}$/.test(id) ? Number(id) : 0
      const onDone = (
        tx: Transaction,
        { amountCents: cents, ...detail }: { voucherId: string; lastFour: string; amountCents: number },
      ) =>
        recordAction(tx, {
          at: clock(),
          action: 'voucher_redemption_undone',
          actorId: member.id,
          detail: { ...detail, cents },
        })
      return answer(reply, await undoRedemption(deps, entryId, { actorId: member.id, onDone }))
    },
  )

  route('POST', '/vouchers/:id/block', 'vouchers', 'none', block, async ({ id, body, member, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    const { reason } = body
    return answer(
      reply,
      await blockVoucher(deps, id, reason, audited(member.id, 'voucher_blocked', id, { reason })),
    )
  })

  route('POST', '/vouchers/:id/release', 'voucher_claims', 'none', noBody, async ({ id, member, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    return answer(reply, await unblockVoucher(deps, id, audited(member.id, 'voucher_unblocked', id)))
  })

  route(
    'POST',
    '/vouchers/:id/extension',
    'voucher_claims',
    'none',
    extension,
    async ({ id, body, member, reply }) => {
      if (!isUuid(id)) return unknown(reply)
      return answer(reply, await extendVoucher(deps, id, body, audited(member.id, 'voucher_extended', id)))
    },
  )

  route(
    'POST',
    '/vouchers/:id/replacement',
    'voucher_claims',
    'returns_money',
    replacement,
    async ({ id, body, member, reply }) => {
      const voucher = isUuid(id) ? await readStaffVoucher(db, id, clock()) : undefined
      if (!voucher) return unknown(reply)
      const { reason, email, key: requestKey } = body
      const record = audited(member.id, 'voucher_replaced', id)
      const result = await reissueVoucher(
        deps,
        id,
        { reason, requestKey },
        {
          actorId: member.id,
          onDone: async (tx, { id: newId, ...done }) => {
            await record.onDone(tx, { replacementId: newId, mailed: email !== null, ...done })
            if (email) await mailVoucher(tx, newId, 'replaced', { to: email, ...voucher.order })
          },
        },
      )
      return answerWith(reply, result, (reissued) => reissued)
    },
  )

  route('POST', '/vouchers/:id/mail', 'vouchers', 'none', mail, async ({ id, body, member, reply }) => {
    const voucher = isUuid(id) ? await readStaffVoucher(db, id, clock()) : undefined
    if (!voucher) return unknown(reply)
    if (voucher.standing === 'voided' || voucher.standing === 'replaced')
      return refuseStaff(reply, { code: 'voucher_voided' })
    const { order, lastFour } = voucher
    const to = body.to === 'buyer' ? order.email : order.recipientEmail
    if (!to) return refuseStaff(reply, { code: 'no_address' })
    await db.transaction(async (tx) => {
      // Simultaneous presses wait for each other.
      await lockVoucher(tx, id)
      const same = { kind: VOUCHER_COPY, to, payload: { voucherId: [id] } }
      if (await hasRecentMail(tx, same, RESEND_PAUSE_SECONDS)) return
      await mailVoucher(tx, id, 'copy', { to, language: order.language })
      await audited(member.id, 'voucher_sent', id).onDone(tx, { lastFour, to: body.to })
    })
    return {}
  })
}

function mailVoucher(
  tx: Transaction,
  voucherId: string,
  news: 'copy' | 'replaced',
  { to, language }: Pick<Parameters<typeof enqueueMail>[1], 'to' | 'language'>,
) {
  return enqueueMail(tx, { kind: VOUCHER_COPY, to, language, payload: { voucherId, news } })
}

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_voucher' })
}
