import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { FileRefusal, TranslatedText, TranslationFile } from '#features/messages/translation.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { toTargetLanguage } from './target-language.ts'
import { OWN, XLIFF } from './xliff-names.ts'

/** Elements inside each other: the parser looks a namespace up in all that are open. */
const MAX_DEPTH = 40

const DONE = new Set(['translated', 'reviewed', 'final'])

/** A unit while it is read. */
interface OpenUnit extends TranslatedText {
  /** Placeholders of the German text by id. */
  equivs: Map<string, string>
  /** Where the German text of the open part begins, and whether its translation was there. */
  part: { start: number; isTranslated: boolean }
  /** A segment has no translation. */
  isIncomplete: boolean
}

/**
 * Texts of an XLIFF 2 document, also of one that a translation program wrote anew: with other white space between elements,
 * several segments in a unit, marks and foreign elements. A unit of which a part is not translated has an empty text. A document type is refused, so no entity is ever expanded.
 */
export function readXliff(xml: string): Result<TranslationFile, FileRefusal> {
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  const texts: TranslatedText[] = []
  let languages: { from: string | undefined; to: string | undefined } | undefined
  let namespace = ''
  let unit: OpenUnit | undefined
  /** Which text the characters belong to. */
  let part: 'german' | 'text' | undefined

  const append = (characters: string) => {
    if (unit && part) unit[part] += characters
  }

  parser.on('doctype', () => {
    throw new Error('a document type')
  })
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('opentag', (tag) => {
    const name = tag.uri === XLIFF ? tag.local : ''
    const parent = open.at(-1)
    open.push(name)
    if (open.length > MAX_DEPTH) throw new Error('too deep')
    if (open.length === 1) {
      if (name !== 'xliff') throw new Error('no XLIFF 2')
      languages = { from: valueOf(tag, 'srcLang'), to: valueOf(tag, 'trgLang') }
    } else if (name === 'file') namespace = valueOf(tag, 'original') ?? valueOf(tag, 'id') ?? ''
    else if (name === 'unit') unit = openUnit(tag, namespace)
    else if (unit && (name === 'segment' || name === 'ignorable')) {
      unit.part = { start: unit.german.length, isTranslated: false }
      if (name === 'segment') unit.isDone &&= DONE.has(valueOf(tag, 'state') ?? 'initial')
    } else if (unit && (parent === 'segment' || parent === 'ignorable')) {
      part = name === 'source' ? 'german' : name === 'target' ? 'text' : undefined
      if (part === 'text') unit.part.isTranslated = true
    } else if (name === 'ph' && unit && part) append(placeholderOf(tag, unit, part))
    else if (name === 'cp') append(codePoint(valueOf(tag, 'hex')))
  })
  parser.on('closetag', (tag) => {
    open.pop()
    if (tag.uri !== XLIFF) return
    if (tag.local === 'source' || tag.local === 'target') part = undefined
    if (!unit) return
    if (tag.local === 'segment' && !unit.part.isTranslated) unit.isIncomplete = true
    // What is not to be translated, such as the space between two segments.
    if (tag.local === 'ignorable' && !unit.part.isTranslated) unit.text += unit.german.slice(unit.part.start)
    if (tag.local !== 'unit') return
    const { equivs: _equivs, part: _part, isIncomplete, ...text } = unit
    texts.push(isIncomplete ? { ...text, text: '' } : text)
    unit = undefined
  })

  try {
    parser.write(xml).close()
  } catch {
    return refuse({ code: 'unreadable_file' })
  }
  const language = toTargetLanguage(languages?.from, languages?.to)
  return language ? accept({ language, texts }) : refuse({ code: 'other_language' })
}

function openUnit(tag: SaxesTagNS, namespace: string): OpenUnit {
  return {
    namespace,
    path: valueOf(tag, 'name') ?? valueOf(tag, 'id') ?? '',
    german: '',
    germanHash: Object.values(tag.attributes).find(({ uri }) => uri === OWN)?.value ?? null,
    text: '',
    isDone: true,
    equivs: new Map(),
    part: { start: 0, isTranslated: false },
    isIncomplete: false,
  }
}

/** Programs may leave out in the translation what the German text says already. */
function placeholderOf(tag: SaxesTagNS, { equivs }: OpenUnit, part: 'german' | 'text'): string {
  const id = valueOf(tag, 'id') ?? ''
  const equiv = valueOf(tag, 'equiv') ?? equivs.get(id) ?? ''
  if (part === 'german') equivs.set(id, equiv)
  return equiv
}

/** A character that XML does not have. */
function codePoint(hex = ''): string {
  const code = /^[0-9a-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function valueOf({ attributes }: SaxesTagNS, name: string): string | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name]?.value : undefined
}
