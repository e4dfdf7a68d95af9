import { PLACEHOLDER } from '#features/messages/field-rules.ts'
import type { TargetLanguage, TextToTranslate } from '#features/messages/translation.ts'
import { HTML_LANG } from '#i18n/languages.ts'
import { limitNotes, pageNote } from './translation-notes.ts'
import { OWN, XLIFF } from './xliff-names.ts'

/**
 * XLIFF 2.0: a file for each namespace, a unit for each text, its placeholders as inline elements that must stay. `texts` must
 * not be empty, since XLIFF has no empty documents.
 */
export function writeXliff(language: TargetLanguage, texts: readonly TextToTranslate[]): string {
  const files = new Map<string, TextToTranslate[]>()
  for (const text of texts) files.set(text.namespace, [...(files.get(text.namespace) ?? []), text])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF}" xmlns:own="${OWN}" version="2.0" srcLang="${HTML_LANG.de}" trgLang="${HTML_LANG[language]}">`,
    ...[...files].flatMap(([namespace, units]) => [
      `<file id="${toId(namespace)}" original="${attribute(namespace)}" xml:space="preserve">`,
      ...units.map(unit),
      '</file>',
    ]),
    '</xliff>',
    '',
  ].join('\n')
}

function unit(text: TextToTranslate): string {
  const { path, german, germanHash, isDone } = text
  const hash = germanHash === null ? '' : ` own:german="${attribute(germanHash)}"`
  const { source, target } = segment(german, text.text)
  return [
    `<unit id="${toId(path)}" name="${attribute(path)}" canResegment="no"${hash}>`,
    '<notes>',
    note('page', pageNote(text)),
    ...limitNotes(text).map((each) => note('limit', each)),
    '</notes>',
    `<segment state="${isDone ? 'translated' : 'initial'}">`,
    `<source>${source}</source>`,
    `<target>${target}</target>`,
    '</segment>',
    '</unit>',
  ].join('\n')
}

const note = (category: string, text: string) => `<note category="${category}">${escapeText(text)}</note>`

/** Placeholders have the same ids in both languages. */
function segment(german: string, text: string): { source: string; target: string } {
  const ids = new Map<string, number[]>()
  let last = 0
  const source = inline(german, (placeholder) => {
    last += 1
    ids.set(placeholder, [...(ids.get(placeholder) ?? []), last])
    return last
  })
  const target = inline(text, (placeholder) => ids.get(placeholder)?.shift() ?? (last += 1))
  return { source, target }
}

function inline(text: string, idOf: (placeholder: string) => number): string {
  let written = ''
  let end = 0
  for (const { 0: placeholder, index } of text.matchAll(PLACEHOLDER)) {
    // An attribute cannot carry what XML has no character for.
    if (placeholder.search(UNWRITABLE) >= 0) continue
    const name = attribute(placeholder)
    written += `${content(text.slice(end, index))}<ph id="${idOf(placeholder)}" canDelete="no" equiv="${name}" disp="${name}"/>`
    end = index + placeholder.length
  }
  return written + content(text.slice(end))
}

/** What XML 1.0 has no character for, also single halves of surrogate pairs. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function content(text: string): string {
  return escapeText(text).replace(UNWRITABLE, (sign) => {
    const hex = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `<cp hex="${hex}"/>`
  })
}

/** A carriage return would be read as a line break. */
function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function attribute(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** An NMTOKEN; paths are ones already. */
function toId(name: string): string {
  return name.replace(/[^A-Za-z0-9.-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`)
}
