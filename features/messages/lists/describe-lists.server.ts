import { LANGUAGES, type Language, perLanguage } from '#i18n/languages.ts'
import type { MessageFiles } from '../message-files.ts'
import type { RevisionIndex } from '../edited-fields.server.ts'
import { type ArrangedList, type ArrangedLists, isListDraft } from './arrange-lists.server.ts'
import type { EditedList, ListDifference } from './edited-list.ts'
import { addedTexts, ADDED_KEY, itemKey, type ListShape } from './list-shape.ts'
import type { PublishedListChange } from './lists-repository.server.ts'

export function describeLists(
  files: MessageFiles,
  lists: ArrangedLists,
  revisions: RevisionIndex,
): EditedList[] {
  return [...lists.values()].map((list) => {
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
        texts: perLanguage((language) => labelOf(files, revisions, list, key, language)),
      })),
    }
  })
}

/** In the words of a language, German ones where it has none. */
export function describeListChange(
  files: MessageFiles,
  revisions: RevisionIndex,
  { namespace, path, before, keys }: PublishedListChange,
  language: Language,
): ListDifference {
  const shape = files.listsOf(namespace).find((each) => each.path === path)
  const named = (all: readonly string[]) =>
    all.map((key) =>
      shape
        ? labelOf(files, revisions, { namespace, shape }, key, language) ||
          labelOf(files, revisions, { namespace, shape }, key, 'de')
        : key,
    )
  return { namespace, path, before: named(before ?? shape?.keys ?? []), after: named(keys) }
}

/** Of the file, and added ones that have had a text. */
function removedKeys({ namespace, shape, order }: ArrangedList, revisions: RevisionIndex): string[] {
  const added = new Set<string>()
  for (const [field, { revisions: languages }] of revisions) {
    const [name, path = ''] = field.split(' ')
    const key = name === namespace ? itemKey(shape, path) : undefined
    if (key === undefined || !ADDED_KEY.test(key)) continue
    if (LANGUAGES.some((language) => languages[language]?.newest?.value)) added.add(key)
  }
  return [...shape.keys, ...added].filter((key) => !order.includes(key))
}

/** The first text of an item, as its author left it. */
function labelOf(
  files: MessageFiles,
  revisions: RevisionIndex,
  { namespace, shape }: { namespace: string; shape: ListShape },
  key: string,
  language: Language,
): string {
  const texts = ADDED_KEY.test(key)
    ? addedTexts(shape, key)
    : [...files.textsOf(namespace).values()].filter(({ path }) => itemKey(shape, path) === key)
  const text = texts.find(({ path }) => !path.endsWith('.time') && !path.endsWith('.day')) ?? texts[0]
  if (!text) return ''
  const newest = revisions.get(`${namespace} ${text.path}`)?.revisions[language]?.newest
  return newest?.value ?? text.texts[language]
}
