import { fromCents } from '#kernel/amount.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Language } from '#i18n/languages.ts'
import { swissTime } from '#i18n/format-date.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { found, serve } from '#kit/serve.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail, hasRecentMail, RESEND_PAUSE_SECONDS } from '#platform/outbox/outbox.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { drawVoucherCopy, previewVoucherMail } from '#features/voucher/http/draw-voucher-copy.ts'
import { VOUCHER_COPY } from '../mail/voucher-news.ts'
import { hashVoucherCode } from '../voucher-code.server.ts'
import { lockVoucher } from '../voucher-balance.server.ts'
import { blockVoucher, extendVoucher, unblockVoucher } from './change-voucher.server.ts'
import { readStaffVoucher } from './read-voucher.server.ts'
import { redeemByStaff, undoRedemption } from './redeem-by-staff.server.ts'
import { reissueVoucher } from './reissue-voucher.server.ts'
import { MAX_VOUCHER_SEARCH, scannedCode, type StaffVoucherLine } from './staff-voucher.ts'
import { vouchers } from './voucher.contract.ts'
import { staffVouchers } from './voucher.list.server.ts'

export const serveVouchers = serve(vouchers)<StaffDeps>((staff) => {
  const { db, key, publicUrl, messages } = staff
  const deps = { ...staff, acceptTest: staff.payments.test }
  const site = () => {
    const { company, pictures } = messages.current().facts
    return { database: db, key, publicUrl, company, pictures, openRendering: staff.pictures.openRendering }
  }
  return {
    list: async ({ input, now }) => {
      const { rows, ...pages } = await staffVouchers.page({ db, now }, input)
      return accept({ vouchers: rows, ...pages })
    },
    csv: async ({ input, now, language, record }) => {
      const { title } = staffTexts(messages.current(), language, 'staff-vouchers')
      const pages = staffVouchers.pages({ db, now }, input)
      return csvFile({ db, now, record }, title, columnsOf(staff, language), pages, { list: 'vouchers' })
    },
    read: ({ id, now }) => found(readStaffVoucher(db, id, now)),
    lookUp: async ({ input: { typed }, now }) => {
      const q = scannedCode(typed).slice(0, MAX_VOUCHER_SEARCH)
      const { rows } = await staffVouchers.page({ db, now }, { filter: 'all', q }, 2)
      return accept({ isCode: hashVoucherCode(q) !== undefined, ids: rows.map(({ id }) => id) })
    },
    redeem: ({ id, input: { amountCents, reference, key: requestKey }, member, record }) =>
      redeemByStaff(
        deps,
        id,
        { amountCents, reference, requestKey },
        {
          actorId: member.id,
          onDone: (tx, done) => record(tx, { ...done, reference }),
        },
      ),
    undo: ({ id, member, record }) =>
      undoRedemption(deps, Number(id), {
        actorId: member.id,
        onDone: (tx, { amountCents: cents, ...done }) => record(tx, { ...done, cents }),
      }),
    block: ({ id, input: { reason }, record }) =>
      blockVoucher(deps, id, reason, { onDone: (tx, done) => record(tx, { ...done, reason }) }),
    unblock: ({ id, record }) => unblockVoucher(deps, id, { onDone: record }),
    extend: ({ id, input, record }) => extendVoucher(deps, id, input, { onDone: record }),
    replace: async ({ id, input: { reason, email, key: requestKey }, member, now, record }) => {
      const voucher = await readStaffVoucher(db, id, now)
      if (!voucher) return refuse({ code: 'missing' })
      return reissueVoucher(
        deps,
        id,
        { reason, requestKey },
        {
          actorId: member.id,
          onDone: async (tx, { id: replacementId, ...done }) => {
            await record(tx, { replacementId, mailed: email !== null, ...done })
            if (email)
              await mailVoucher(tx, replacementId, 'replaced', {
                to: email,
                language: voucher.order.language,
              })
          },
        },
      )
    },
    send: async ({ id, input, now, record }) => {
      const voucher = await readStaffVoucher(db, id, now)
      if (!voucher) return refuse({ code: 'missing' })
      if (voucher.standing === 'voided' || voucher.standing === 'replaced')
        return refuse({ code: 'voucher_voided' })
      const { order, lastFour } = voucher
      const to = input.to === 'buyer' ? order.email : order.recipientEmail
      if (!to) return refuse({ code: 'no_address' })
      await db.transaction(async (tx) => {
        // Simultaneous presses wait for each other.
        await lockVoucher(tx, id)
        const same = { kind: VOUCHER_COPY, to, payload: { voucherId: [id] } }
        if (await hasRecentMail(tx, same, RESEND_PAUSE_SECONDS)) return
        await mailVoucher(tx, id, 'copy', { to, language: order.language })
        await record(tx, { lastFour, to: input.to })
      })
      return accept({})
    },
    previewMail: ({ id, input }) => found(previewVoucherMail(site(), id, input.news)),
    print: async ({ id, record }) => {
      const file = await drawVoucherCopy(site(), id)
      if (!file) return refuse({ code: 'missing' })
      await db.transaction((tx) => record(tx, { lastFour: file.filename.slice(-8, -4) }))
      return accept({ name: file.filename, type: file.contentType, content: file.content })
    },
  }
})

function mailVoucher(
  tx: Transaction,
  voucherId: string,
  news: 'copy' | 'replaced',
  to: Pick<Parameters<typeof enqueueMail>[1], 'to' | 'language'>,
) {
  return enqueueMail(tx, { kind: VOUCHER_COPY, ...to, payload: { voucherId, news } })
}

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<StaffVoucherLine> {
  const { csv, standings, kinds } = staffTexts(messages.current(), language, 'staff-vouchers')
  return [
    [csv.lastFour, ({ lastFour }) => lastFour],
    [csv.kind, ({ kind }) => kinds[kind]],
    [csv.standing, ({ standing }) => standings[standing]],
    [csv.value, ({ initialCents }) => fromCents(initialCents)],
    [csv.rest, ({ restCents }) => fromCents(restCents)],
    [csv.validUntil, ({ validUntil }) => validUntil],
    [csv.issued, ({ issuedAt }) => swissTime(new Date(issuedAt)).day],
    [csv.order, ({ order: { number } }) => (number === null ? '' : String(number))],
    [csv.name, ({ order }) => order.name ?? ''],
    [csv.email, ({ order }) => order.email ?? ''],
    [csv.recipient, ({ order }) => order.recipient ?? ''],
    [csv.title, ({ order }) => order.title],
  ]
}
