import { basename } from 'node:path'
import { type FileText, fieldsOf } from '#features/messages/message-field.ts'
import { type ListShape, listShapes } from '#features/messages/lists/list-shape.ts'
import type { MessageFiles } from '#features/messages/message-files.ts'
import type { ServiceFacts } from '#features/services/service-fact.ts'
import { LANGUAGES, type Language, perLanguage } from '#i18n/languages.ts'
import { pagesWith, withServiceTexts } from './service-texts.ts'

export type Trees = Record<Language, Record<string, unknown>>

const files = import.meta.glob<Trees[Language]>('/{content,features/*,i18n}/texts/*.ts', {
  eager: true,
  import: 'default',
})

// Made once for each set of services.
const writtenBy = new WeakMap<ServiceFacts, Trees>()
const filesBy = new WeakMap<ServiceFacts, MessageFiles>()

export const written: Trees = perLanguage<Record<string, unknown>>(() => ({}))
for (const [file, content] of Object.entries(files)) {
  const namespace = basename(file, '.ts')
  for (const language of LANGUAGES) written[language][namespace] = content[language]
}

/** The texts of the files, with those that services of owners begin with. */
export function writtenWith(services: ServiceFacts): Trees {
  if (services.size === 0) return written
  const known = writtenBy.get(services)
  if (known) return known
  const trees: Trees = perLanguage((language) => ({
    ...withServiceTexts(written[language], language, services),
  }))
  writtenBy.set(services, trees)
  return trees
}

/** The defaults of all texts before facts are filled in, for editors. */
export function filesWith(services: ServiceFacts): MessageFiles {
  const known = filesBy.get(services)
  if (known) return known
  const trees = writtenWith(services)
  const fileTexts = new Map<string, ReadonlyMap<string, FileText>>()
  const fileLists = new Map<string, readonly ListShape[]>()
  const files: MessageFiles = {
    pages: pagesWith(services),
    textsOf(namespace) {
      const kept = fileTexts.get(namespace)
      if (kept) return kept
      const paths = perLanguage(
        (language) => new Map(fieldsOf(trees[language][namespace]).map(({ path, text }) => [path, text])),
      )
      const texts = new Map(
        [...paths.de.keys()].map((path) => [
          path,
          { path, texts: perLanguage((language) => paths[language].get(path) ?? '') },
        ]),
      )
      fileTexts.set(namespace, texts)
      return texts
    },
    listsOf(namespace) {
      const kept = fileLists.get(namespace)
      if (kept) return kept
      const lists = listShapes(namespace, trees.de[namespace], files.textsOf(namespace))
      fileLists.set(namespace, lists)
      return lists
    },
  }
  filesBy.set(services, files)
  return files
}
