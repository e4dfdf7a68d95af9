const KEYS = ['title', 'lead', 'date', 'drawing', 'drawingAlt', 'next', 'nextLabel'] as const

export type FrontMatter = Partial<Record<(typeof KEYS)[number], string>>

/** Splits front matter (`name: value` between two `---` lines) and text. Throws a sentence that says what to change. */
export function readFrontMatter(source: string): { head: FrontMatter; text: string } {
  const lines = source.replace(/^\ufeff/, '').split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0)
    throw new Error('begins with a line ---, then lines such as "title: …", then another line ---')
  const head: FrontMatter = {}
  for (const line of lines.slice(1, end)) {
    if (line.trim() === '') continue
    const [, name = '', value = ''] = /^\s*(\w+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    if (!isKey(name))
      throw new Error(`has the line "${line}" above its text, where only ${KEYS.join(', ')} may stand`)
    if (head[name] !== undefined) throw new Error(`has "${name}:" twice`)
    if (value !== '') head[name] = value
  }
  return { head, text: lines.slice(end + 1).join('\n') }
}

function isKey(name: string): name is (typeof KEYS)[number] {
  return (KEYS as readonly string[]).includes(name)
}
