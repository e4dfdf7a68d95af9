import { createHash } from 'node:crypto'
import {
  applyImport,
  lockImports,
  lockProducts,
  readImportCatalog,
  selectCatalog,
} from './import-products.server.ts'
import { planImport, unreadableAt } from './product-import.ts'
import {
  type ImportCatalog,
  type ImportPlan,
  type ImportRefusal,
  type ImportReport,
  MAX_IMPORT_LINES,
} from './product-import-plan.ts'
import { toSheet } from './product-sheet.ts'
import { MAX_STOCK_NOTE } from './stock-change.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import type { Record } from '#kit/serve.server.ts'
import { readCsv } from './read-csv.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'

/** @param ids in this order; null: all, in the order of the shop. Removed products are not in the file. */
export async function exportProducts(db: Database, ids: readonly string[] | null): Promise<string> {
  const { products } = await readImportCatalog(db)
  const selected = ids?.flatMap((id) => products.find((product) => product.id === id) ?? [])
  return writeCsv(toSheet(selected ?? products))
}

/** What an import of the file would do now. */
export async function tryImport(db: Database, csv: string): Promise<ImportReport> {
  return reportOf(csv, planOf(csv, await readImportCatalog(db)))
}

/**
 * Imports all lines or none, in one transaction with the row of the audit log. Refused unless the result equals the
 * report with this fingerprint.
 */
export function importProducts(
  db: Database,
  { csv, fileName, fingerprint }: { csv: string; fileName: string; fingerprint: string },
  { authorId, at }: { authorId: string; at: Date },
  record: Record,
): Promise<Result<ImportReport, ImportRefusal>> {
  return db.transaction(async (tx) => {
    await lockImports(tx)
    const ahead = planOf(csv, await selectCatalog(tx))
    if (isRefused(ahead)) return refuse({ code: 'lines_refused' })
    await lockProducts(
      tx,
      ahead.products.map(({ id }) => id),
    )
    const plan = planOf(csv, await selectCatalog(tx))
    const report = reportOf(csv, plan)
    if (report.fingerprint !== fingerprint) return refuse({ code: 'catalog_changed' })
    const lines = report.lines.filter(({ what }) => what !== 'unchanged').length
    if (lines === 0) return accept(report)
    const note = `CSV: ${fileName}`.slice(0, MAX_STOCK_NOTE)
    await applyImport(tx, plan.products, { note, authorId, at })
    await record(tx, { lines })
    return accept(report)
  })
}

function planOf(csv: string, catalog: ImportCatalog): ImportPlan {
  const rows = readCsv(csv, MAX_IMPORT_LINES + 1)
  return rows.ok ? planImport(rows.value, catalog) : unreadableAt(rows.refusal.line)
}

function isRefused({ lines }: Pick<ImportPlan, 'lines'>): boolean {
  return lines.some(({ what }) => what === 'refused')
}

function reportOf(csv: string, { lines }: ImportPlan): ImportReport {
  if (isRefused({ lines })) return { lines, fingerprint: null }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([csv, lines]))
    .digest('hex')
  return { lines, fingerprint }
}
