import { z } from 'zod'
import { FIRST_VOUCHER_YEARS } from '#content/voucher-years.ts'
import { ONLY } from '#features/facts/fact-kind.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import { recordFigures } from '#features/messages/legal/record-release.server.ts'
import { VOUCHER_YEARS_KIND } from '#features/voucher/voucher-years.ts'
import { swissTime } from '#i18n/format-date.ts'
import { legalFilesWith } from '../../legal/legal-files.ts'
import { publishing } from '../../messages/publishing.ts'
import { answerWith } from '../answer-staff.ts'
import { publishStaffFact } from '#server/staff/content/publish-staff-fact.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const change = z.object({ years: VOUCHER_YEARS_KIND.schema, seen: z.int().min(0) })

/** How long vouchers are valid that are sold from now on. The terms say it too, so they get a version of that day (ADR-043). */
export function voucherEndpoints(route: StaffRoute, { db, clock, messages }: StaffDeps): void {
  route('GET', '/voucher-years', 'prices', 'none', async () => {
    const [stored] = await listFacts(db, VOUCHER_YEARS_KIND, [ONLY])
    return { years: stored?.published ?? FIRST_VOUCHER_YEARS, revision: stored?.revision ?? 0 }
  })

  route('POST', '/voucher-years', 'prices', 'none', change, async ({ body, member, reply }) => {
    const { years, seen } = body
    const asked = { key: ONLY, value: years, seen }
    const result = await publishStaffFact(
      { db, clock, messages },
      VOUCHER_YEARS_KIND,
      asked,
      member.id,
      (tx) =>
        recordFigures(
          tx,
          { clock, files: legalFilesWith(years), ...publishing('legal') },
          swissTime(clock()).day,
        ),
    )
    return answerWith(reply, result, ({ revision }) => ({ revision }))
  })
}
