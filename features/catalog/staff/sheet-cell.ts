import { fromCents, toCents } from '#kernel/amount.ts'
import { plainLine, plainText, MULTI_LINE, SINGLE_LINE } from '#kernel/written-text.ts'
import type { Column } from './product-sheet.ts'
import { MAX_PIECES } from './stock-change.ts'

export type CellProblem =
  | 'too_long'
  | 'unusable_characters'
  | 'not_an_id'
  | 'not_an_amount'
  | 'not_a_whole_number'
  | 'not_yes_or_no'
  | 'not_a_state'
  | 'not_a_day'

/** As the catalogue's tables ask. */
const ID = /^[a-z0-9][a-z0-9-]{0,63}$/
const MAX_CENTS = 10_000_000
const MAX_GRAMS = 1_000_000
const MAX_LINE = 200
const MAX_SKU = 64
const MAX_DESCRIPTION = 5000

/** One way to write each value: spreadsheets change line breaks, spaces and trailing zeros. */
export function normaliseCell(column: Column, text: string): string {
  if (column.startsWith('description')) return plainText(text)
  const line = plainLine(text)
  switch (column) {
    case 'price_chf':
    case 'sale_price_chf': {
      const cents = toCents(line)
      return cents === undefined ? line : fromCents(cents)
    }
    case 'sale_from':
    case 'sale_until':
      return toDay(line)
    case 'stock':
    case 'weight_g': {
      const digits = line.replaceAll(/(?<=\d)[’'](?=\d)/g, '')
      return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : line
    }
    case 'collections':
      return collectionNames(line).join(', ')
    case 'state':
    case 'hidden':
      return line.toLowerCase()
    default:
      return line
  }
}

/** Why a normalised text cannot stand in a column; nothing is wrong with an empty one. */
export function problemOfCell(column: Column, text: string): CellProblem | undefined {
  if (text === '') return undefined
  switch (column) {
    case 'product_id':
    case 'variant_id':
      return ID.test(text) ? undefined : 'not_an_id'
    case 'price_chf':
    case 'sale_price_chf': {
      const cents = toCents(text) ?? 0
      return cents >= 1 && cents <= MAX_CENTS ? undefined : 'not_an_amount'
    }
    case 'sale_from':
    case 'sale_until':
      return isDay(text) ? undefined : 'not_a_day'
    case 'stock':
      return isWhole(text, 0, MAX_PIECES) ? undefined : 'not_a_whole_number'
    case 'weight_g':
      return isWhole(text, 1, MAX_GRAMS) ? undefined : 'not_a_whole_number'
    case 'state':
      return text === 'draft' || text === 'published' ? undefined : 'not_a_state'
    case 'hidden':
      return text === 'yes' || text === 'no' ? undefined : 'not_yes_or_no'
    default:
      return problemOfText(column, text)
  }
}

function problemOfText(column: Column, text: string): CellProblem | undefined {
  const isLong = column.startsWith('description')
  const most = isLong ? MAX_DESCRIPTION : column === 'sku' ? MAX_SKU : MAX_LINE
  if (text.length > most) return 'too_long'
  // Where a program could not read a character, it writes U+FFFD.
  const isUsable = (isLong ? MULTI_LINE : SINGLE_LINE).test(text) && !text.includes('\ufffd')
  return isUsable ? undefined : 'unusable_characters'
}

/** Each once, in one order: which collection comes first is the shop's to say. */
export function collectionNames(text: string): string[] {
  const names = text.toLowerCase().split(/[,;|]/)
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))].sort()
}

/** `2027-03-01`, also from `1.3.2027` and `01.03.27`, as Swiss spreadsheets write it. */
function toDay(line: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\. ?(\d{1,2})\. ?(20\d\d|\d\d)$/.exec(line) ?? []
  return year ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : line
}

function isDay(text: string): boolean {
  const date = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
}
