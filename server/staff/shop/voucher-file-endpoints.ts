import { asAttachment } from '../../http/content-disposition.ts'
import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { VOUCHER_NEWS } from '#features/voucher/mail/voucher-news.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fromCents } from '#kernel/amount.ts'
import { isUuid } from '#kernel/uuid.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { drawVoucherCopy, previewVoucherMail } from '../../vouchers/draw-voucher-copy.ts'
import { listStaffVouchers } from '../../vouchers/list-staff-vouchers.ts'
import { refuseStaff } from '../answer-staff.ts'
import { listFile } from '../lists/list-file.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'
import { voucherSelection } from './staff-voucher-endpoints.ts'

const preview = z.object({ news: z.enum(VOUCHER_NEWS).catch('copy') })

/** Downloads of vouchers: the PDF with the code, the mail as it would be sent, the list as a spreadsheet. */
export function voucherFileEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, key, publicUrl } = deps
  const site = () => {
    const { company, pictures } = deps.messages.current().facts
    return { database: db, key, publicUrl, company, pictures, openRendering: deps.pictures.openRendering }
  }

  route('GET', '/vouchers/:id/mail', 'vouchers', 'none', preview, async ({ id, query: { news }, reply }) => {
    const mail = isUuid(id) ? await previewVoucherMail(site(), id, news) : undefined
    return mail ?? refuseStaff(reply, { code: 'unknown_voucher' })
  })

  route('GET', '/vouchers/:id/file', 'vouchers', 'returns_money', async ({ id, member, reply }) => {
    const file = isUuid(id) ? await drawVoucherCopy(site(), id) : undefined
    if (!file) return refuseStaff(reply, { code: 'unknown_voucher' })
    const lastFour = file.filename.slice(-8, -4)
    const detail = { voucherId: id, lastFour }
    await db.transaction((tx) =>
      recordAction(tx, { at: clock(), action: 'voucher_printed', actorId: member.id, detail }),
    )
    return reply
      .type(file.contentType)
      .header('Content-Disposition', asAttachment(file.filename))
      .send(file.content)
  })

  listFile(route, deps, {
    path: '/vouchers.csv',
    list: 'vouchers',
    needs: 'vouchers',
    query: voucherSelection,
    read: async ({ q: search, filter, sort }, { position, size, now }) => {
      const { vouchers, next } = await listStaffVouchers(db, { filter, sort, search, position, size, now })
      return { rows: vouchers, next }
    },
    columns: (language) => {
      const { csv, standings, kinds } = staffTexts(deps.messages.current(), language, 'staff-vouchers')
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
    },
  })
}
