/** A part of a text, as text fields report it. */
export interface Selection {
  start: number
  end: number
}

/** What to put instead of a part of the text, and what is selected then. */
export interface Edit extends Selection {
  insert: string
  select: Selection
}

export type InlineFormat = 'bold' | 'italic'
export type BlockFormat = 'heading' | 'list' | 'ordered' | 'quote'

const MARKS: Readonly<Record<InlineFormat, string>> = { bold: '**', italic: '*' }
const PREFIXES: Readonly<Record<BlockFormat, RegExp>> = {
  heading: /^## /,
  list: /^- /,
  ordered: /^\d+\. /,
  quote: /^> /,
}
const ANY_PREFIX = /^(?:#{1,6} |[-*+] |\d+[.)] |> ?)/

/** Bold or italic on and off, for the selection or the word at the caret. @param sample where there is neither */
export function toggleInline(text: string, selection: Selection, format: InlineFormat, sample: string): Edit {
  const mark = MARKS[format]
  const { start, end } = trimmed(
    text,
    selection.start === selection.end ? wordAt(text, selection.start) : selection,
  )
  const inside = text.slice(start, end)
  if (hasMark(text.slice(0, start), text.slice(end), mark))
    return {
      start: start - mark.length,
      end: end + mark.length,
      insert: inside,
      select: { start: start - mark.length, end: end - mark.length },
    }
  const label = inside || sample
  const from = start + mark.length
  return { start, end, insert: `${mark}${label}${mark}`, select: { start: from, end: from + label.length } }
}

/** The lines of the selection become headings, items or a quotation, or plain again; apart from their neighbours by a blank line. */
export function toggleBlock(text: string, selection: Selection, format: BlockFormat): Edit {
  const start = text.lastIndexOf('\n', selection.start - 1) + 1
  const next = text.indexOf('\n', Math.max(selection.end, start))
  const end = next === -1 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const written = lines.filter((line) => line.trim() !== '')
  const isOn = written.length > 0 && written.every((line) => PREFIXES[format].test(line))
  let count = 0
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line
    count += 1
    const plain = line.replace(ANY_PREFIX, '')
    return isOn ? plain : prefixOf(format, count) + plain
  })
  const before = isOn || start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n'
  const after = isOn || end === text.length || text.slice(end).startsWith('\n\n') ? '' : '\n'
  const body = changed.join('\n')
  const from = start + before.length
  return {
    start,
    end,
    insert: before + body + after,
    select: lines.length === 1 ? caret(from + body.length) : { start: from, end: from + body.length },
  }
}

/** The selection leads to an address, which is selected then; a selected address gets a text. */
export function insertLink(
  text: string,
  selection: Selection,
  { sample, to }: { sample: string; to?: string },
): Edit {
  const { start, end } = trimmed(text, selection)
  const inside = text.slice(start, end)
  const isAddress = /^(?:https:\/\/|mailto:|\/)\S+$/.test(inside)
  const label = isAddress || inside === '' ? sample : inside
  const address = to ?? (isAddress ? inside : 'https://')
  const insert = `[${label}](${address})`
  const textAt = { start: start + 1, end: start + 1 + label.length }
  const addressAt = { start: textAt.end + 2, end: textAt.end + 2 + address.length }
  if (to !== undefined && inside !== '') return { start, end, insert, select: caret(start + insert.length) }
  return { start, end, insert, select: isAddress || to !== undefined ? textAt : addressAt }
}

/** Enter behind an item begins the next one, and ends the list when the item is empty; undefined elsewhere. */
export function continueBlock(text: string, { start, end }: Selection): Edit | undefined {
  if (start !== end) return undefined
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(lineStart, start)
  const [, prefix, rest] = /^(- |\d+\. |> )(.*)$/.exec(line) ?? []
  if (prefix === undefined) return undefined
  if (rest === '') return { start: lineStart, end: start, insert: '', select: caret(lineStart) }
  const number = /^\d+/.exec(prefix)?.[0]
  const following = number ? `${Number(number) + 1}. ` : prefix
  return { start, end, insert: `\n${following}`, select: caret(start + 1 + following.length) }
}

export function applyEdit(text: string, { start, end, insert }: Edit): string {
  return text.slice(0, start) + insert + text.slice(end)
}

function prefixOf(format: BlockFormat, number: number): string {
  if (format === 'ordered') return `${number}. `
  return format === 'heading' ? '## ' : format === 'list' ? '- ' : '> '
}

/** Two stars beside a text are bold, one is italic, three are both. */
function hasMark(before: string, after: string, mark: string): boolean {
  const left = /\**$/.exec(before)?.[0].length ?? 0
  const right = /^\**/.exec(after)?.[0].length ?? 0
  const stars = Math.min(left, right)
  return mark.length === 2 ? stars >= 2 : stars % 2 === 1
}

function wordAt(text: string, at: number): Selection {
  const left = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(0, at))?.[0].length ?? 0
  const right = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(at))?.[0].length ?? 0
  return { start: at - left, end: at + right }
}

/** Marks that begin or end with a space are none. */
function trimmed(text: string, { start, end }: Selection): Selection {
  const inside = text.slice(start, end)
  const left = inside.length - inside.trimStart().length
  const right = inside.length - inside.trimEnd().length
  return left === inside.length ? { start, end: start } : { start: start + left, end: end - right }
}

function caret(at: number): Selection {
  return { start: at, end: at }
}
