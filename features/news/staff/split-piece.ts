/**
 * A piece that was written elsewhere: its first line is the title, the next paragraph the introduction, the rest the
 * text. `undefined` where it has not all three.
 */
export function splitPiece(text: string): { title: string; lead: string; body: string } | undefined {
  const whole = text.replace(/\r\n?/g, '\n').trim()
  const [first = ''] = whole.split('\n')
  const rest = whole.slice(first.length).trim()
  // Word processors copy one line per paragraph.
  const paragraphs = rest.includes('\n\n') ? rest.split(/\n\s*\n/) : rest.split('\n')
  const [lead = '', ...body] = paragraphs
  const title = first.replace(/^#+\s*/, '').trim()
  const split = { title, lead: lead.replace(/\s+/g, ' ').trim(), body: body.join('\n\n').trim() }
  return split.title && split.lead && split.body ? split : undefined
}
