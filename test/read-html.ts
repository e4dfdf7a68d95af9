/** An element of a page that the server rendered, whose markup is complete. */
export interface Html {
  tag: string
  attributes: Record<string, string>
  /** Of itself and all below, without soft hyphens, each white space as one blank. */
  text: string
  /** The elements below with this tag, in their order, also nested ones. */
  all: (tag: string) => Html[]
  /** The first element below with this tag; throws where there is none. */
  one: (tag: string) => Html
  /** The first element below with this id; throws where there is none. */
  byId: (id: string) => Html
  /** Of the links below with exactly this text, the first; throws where there is none. */
  link: (text: string) => Html
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const TOKEN = /<!--.*?-->|<(script|style)\b[^>]*>.*?<\/\1>|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gis
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** Without soft hyphens, each white space as one blank: so is the text of an element. */
export function asRead(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()
}

/** Scripts and styles are left out. */
export function readHtml(source: string): Html {
  const root = open('', '')
  const path = [root]
  for (const [token, , closing, tag, attributes = ''] of source.matchAll(TOKEN)) {
    const parent = path.at(-1) ?? root
    if (!tag) {
      if (!token.startsWith('<')) parent.parts.push(token)
    } else if (closing) {
      const at = path.findLastIndex((each) => each.tag === tag.toLowerCase())
      if (at > 0) path.length = at
    } else {
      const element = open(tag.toLowerCase(), attributes)
      parent.parts.push(element)
      if (!VOID.test(element.tag) && !attributes.endsWith('/')) path.push(element)
    }
  }
  return root
}

type Opened = Html & { parts: (string | Opened)[] }

function open(tag: string, markup: string): Opened {
  const attributes = Object.fromEntries(
    [...markup.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      plain(value),
    ]),
  )
  const parts: Opened['parts'] = []
  const first = (what: string, matches: (each: Html) => boolean) => {
    const found = below(parts).find(matches)
    if (!found) throw new Error(`no ${what} in <${tag}>`)
    return found
  }
  return {
    tag,
    attributes,
    parts,
    get text() {
      return asRead(plain(rawText(parts)))
    },
    all: (name) => below(parts).filter((each) => each.tag === name),
    one: (name) => first(name, (each) => each.tag === name),
    byId: (id) => first(`#${id}`, (each) => each.attributes['id'] === id),
    link: (text) => first(`link «${text}»`, (each) => each.tag === 'a' && each.text === text),
  }
}

function below(parts: Opened['parts']): Opened[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...below(part.parts)]))
}

function rawText(parts: Opened['parts']): string {
  return parts.map((part) => (typeof part === 'string' ? part : rawText(part.parts))).join('')
}

function plain(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_sign, name: string) => SIGNS[name] ?? '')
}
