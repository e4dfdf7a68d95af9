import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { LANGUAGES, type Language } from '#i18n/languages.ts'

export interface WrittenText {
  file: string
  language: Language
  text: string
}

const root = new URL('..', import.meta.url).pathname

/** Everything that somebody reads: pages, shell, news, mails, documents, the shop's first catalogue and season. */
const SOURCES = [
  'content/**/*.ts',
  'content/*/*/??.md',
  'i18n/**/*.ts',
  'site/**/*.{ts,tsx}',
  'features/**/*.{ts,tsx,json}',
  'platform/**/*.{ts,tsx}',
  'server/**/*.{ts,tsx}',
  'db/seed/*.{ts,json}',
]

/** From the sources, so that texts count which no module exports. */
export function readWrittenTexts(): WrittenText[] {
  return SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const source = readFileSync(root + file, 'utf8')
      const language = languageOf(file)
      if (file.endsWith('.md')) return language ? [{ file, language, text: source }] : []
      if (!language && !/\bfr"?: /.test(source)) return []
      const found: WrittenText[] = []
      const lang = file.endsWith('x') ? 'tsx' : 'ts'
      const program = file.endsWith('.json') ? `(${source})` : source
      collect(parseAst(program, { lang }), language, (text, of) => found.push({ file, language: of, text }))
      return found
    })
}

/** `content/news/feuer-ohne-feuerzeug/fr.md`, `booking-mail.fr.ts`. */
function languageOf(file: string): Language | undefined {
  const name = /[./](\w\w)\.\w+$/.exec(file)?.[1]
  return LANGUAGES.find((language) => language === name)
}

interface Node {
  type: string
  [field: string]: unknown
}

function collect(
  value: unknown,
  language: Language | undefined,
  found: (text: string, language: Language) => void,
): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, language, found)
    return
  }
  if (!isNode(value) || value.type === 'ImportDeclaration' || value.type.startsWith('TSType')) return
  const text = textOf(value)
  if (text !== undefined) {
    if (language) found(text, language)
    return
  }
  for (const [part, of] of partsOf(value, language)) collect(part, of, found)
}

/** The children, each with its language: below `{ de, en, fr, it }`. */
function partsOf(node: Node, language: Language | undefined): [unknown, Language | undefined][] {
  if (node.type === 'Property') return [[node['value'], language]]
  if (node.type === 'ObjectExpression') {
    const properties = node['properties'] as Node[]
    const named = properties.map(({ key }) => nameOf(key as Node | undefined))
    if (LANGUAGES.every((each) => named.includes(each))) {
      return properties.map((each, at) => [each, LANGUAGES.find((known) => known === named[at])])
    }
  }
  return Object.values(node).map((part) => [part, language])
}

/** Of a property; in JSON it is a string. */
function nameOf(key: Node | undefined): unknown {
  return key?.['name'] ?? key?.['value']
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : ''
  if (node.type === 'TemplateElement') return String((node['value'] as { cooked?: unknown }).cooked ?? '')
  return node.type === 'JSXText' ? String(node['value']) : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
