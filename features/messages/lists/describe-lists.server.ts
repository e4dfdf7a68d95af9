import { LANGUAGES, type Language, perLanguage } from '#i18n/languages.ts'
import type { MessageFiles } from '../message-files.ts'
import type { RevisionIndex } from '../edited-fields.server.ts'
import type { Published, StoredList } from '../messages-repository.server.ts'
import { type ArrangedList, isListDraft, itemTexts } from './arrange-lists.server.ts'
import type { EditedList, ListDifference } from './edited-list.ts'
import { ADDED_KEY, itemKey, type ListShape } from './list-shape.ts'

export function describeList(files: MessageFiles, revisions: RevisionIndex, list: ArrangedList): EditedList {
  const { namespace, shape, order, newest } = list
  return {
    namespace,
    path: shape.path,
    keys: order,
    least: shape.least,
    most: shape.most,
    revision: newest?.id ?? 0,
    isDraft: isListDraft(list),
    isReleased: newest !== undefined && shape.keys.some((key) => !newest.fileKeys.includes(key)),
    removed: removedKeys(list, revisions).map((key) => ({
      key,
      texts: perLanguage((language) => labelOf(files, revisions, namespace, shape, key, language)),
    })),
  }
}

/** In the words of a language, German ones where it has none. */
export function describeListChange(
  files: MessageFiles,
  revisions: RevisionIndex,
  { namespace, path, before, keys }: Published<StoredList>,
  language: Language,
): ListDifference {
  const shape = files.listsOf(namespace).find((each) => each.path === path)
  const named = (all: readonly string[]) =>
    all.map((key) => {
      const label = (each: Language) => shape && labelOf(files, revisions, namespace, shape, key, each)
      return label(language) || (label('de') ?? key)
    })
  return { namespace, path, before: named(before?.keys ?? shape?.keys ?? []), after: named(keys) }
}

/** Of the file, and added ones that have had a text. */
function removedKeys({ namespace, shape, order }: ArrangedList, revisions: RevisionIndex): string[] {
  const added = [...revisions].flatMap(([field, { revisions: languages }]) => {
    const [name, path = ''] = field.split(' ')
    const key = name === namespace ? itemKey(shape, path) : undefined
    const isWritten = LANGUAGES.some((language) => languages[language]?.newest?.value)
    return key !== undefined && ADDED_KEY.test(key) && isWritten ? [key] : []
  })
  return [...shape.keys, ...new Set(added)].filter((key) => !order.includes(key))
}

/** The first text of an item, as its author left it. */
function labelOf(
  files: MessageFiles,
  revisions: RevisionIndex,
  namespace: string,
  shape: ListShape,
  key: string,
  language: Language,
): string {
  const texts = itemTexts(files, namespace, shape, key)
  const text = texts.find(({ path }) => !path.endsWith('.time') && !path.endsWith('.day')) ?? texts[0]
  if (!text) return ''
  const newest = revisions.get(`${namespace} ${text.path}`)?.revisions[language]?.newest
  return newest?.value ?? text.texts[language]
}
