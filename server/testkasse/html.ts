export interface Html {
  readonly markup: string
}

type Part = Html | Part[] | string | number | false | null | undefined

/** Escapes every value except nested `Html`; false, null and undefined render as nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: texts.map((text, index) => text + render(parts[index])).join('') }
}

function render(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (Array.isArray(part)) return part.map(render).join('')
  if (typeof part === 'object') return part.markup
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] as string)
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
