import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { StaffVoucherLine } from '#features/voucher/desk/staff-voucher.ts'
import { VOUCHER_NEWS } from '#features/voucher/mail/voucher-copy.email.tsx'
import { fill } from '#i18n/format.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fromCents } from '#kernel/amount.ts'
import { isUuid } from '#kernel/uuid.ts'
import { drawVoucherCopy, previewVoucherMail } from '../../vouchers/draw-voucher-copy.ts'
import { listStaffVouchers } from '../../vouchers/list-staff-vouchers.ts'
import { FILE_MESSAGES } from '../../messages/site-messages.ts'
import { answerInvalid, refuseStaff } from '../answer-staff.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'
import { writeCsv } from '../write-csv.ts'
import { voucherQuery } from './voucher-desk-endpoints.ts'

const preview = z.object({ news: z.enum(VOUCHER_NEWS).catch('copy') })
/** Of a CSV, read in pages. */
const MOST_EXPORTED = 20_000
const EXPORT_PAGE = 500

/** What leaves the desk: the PDF with the code, the mail as it would be sent, the list as a spreadsheet. */
export function voucherFileEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, key, publicUrl } = deps
  const site = () => {
    const { company, pictures } = deps.messages.current().facts
    return { database: db, key, publicUrl, company, pictures, openRendering: deps.pictures.openRendering }
  }

  route('GET', '/vouchers/:id/mail', 'vouchers', 'none', async ({ id, query: given, reply }) => {
    const { news } = preview.parse(given)
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
      .header('Content-Disposition', `attachment; filename="${file.filename}"`)
      .send(file.content)
  })

  route(
    'GET',
    '/vouchers.csv',
    'vouchers',
    'exports_data',
    async ({ query: given, member, language, reply }) => {
      const parsed = voucherQuery.safeParse(given)
      if (!parsed.success) return answerInvalid(reply, parsed.error.issues)
      const { q: search, filter, sort } = parsed.data
      const now = clock()
      const vouchers: StaffVoucherLine[] = []
      for (let after: string | undefined; vouchers.length < MOST_EXPORTED; ) {
        const asked = { filter, sort, search, now, size: EXPORT_PAGE, position: { after } }
        const page = await listStaffVouchers(db, asked)
        vouchers.push(...page.vouchers)
        if (page.next === null) break
        after = page.next
      }
      const messages = FILE_MESSAGES.of(language, ['staff-vouchers'])['staff-vouchers']
      if (!messages) throw new Error(`No messages for vouchers in "${language}"`)
      const { csv, standings, kinds } = messages
      const rows = vouchers.map(({ order, ...voucher }) => [
        voucher.lastFour,
        kinds[voucher.kind],
        standings[voucher.standing],
        fromCents(voucher.initialCents),
        fromCents(voucher.restCents),
        voucher.validUntil,
        swissTime(new Date(voucher.issuedAt)).day,
        order.number === null ? '' : String(order.number),
        order.name ?? '',
        order.email ?? '',
        order.title,
      ])
      const { columns, fileName } = csv
      const head = [
        columns.lastFour,
        columns.kind,
        columns.standing,
        columns.value,
        columns.rest,
        columns.validUntil,
        columns.issued,
        columns.order,
        columns.name,
        columns.email,
        columns.title,
      ]
      const taken = { action: 'vouchers_exported', actorId: member.id, detail: { rows: rows.length } }
      await db.transaction((tx) => recordAction(tx, { at: now, ...taken }))
      return reply
        .type('text/csv; charset=utf-8')
        .header(
          'Content-Disposition',
          `attachment; filename="${fill(fileName, { day: swissTime(now).day })}"`,
        )
        .send(writeCsv([head, ...rows]))
    },
  )
}
