import type { Language } from '#i18n/languages.ts'
import { type EditDeps, fieldsOf, indexRevisions } from './edited-fields.server.ts'
import type { TextState } from './edited-message.ts'
import { readLists } from './lists/arrange-lists.server.ts'
import { listNewest } from './messages-repository.server.ts'
import { isReady } from './ready-draft.ts'
import type { QueueReason, TextQueue } from './text-queue.ts'

/** What is missing, outdated or unread in a language, and what `publishDrafts` would publish, page by page. */
export async function readTextQueue(
  { db, files }: Pick<EditDeps, 'db' | 'files'>,
  language: Language,
): Promise<TextQueue> {
  const revisions = indexRevisions(await listNewest(db))
  const lists = await readLists(
    db,
    files,
    files.pages.flatMap(({ namespaces }) => namespaces),
  )
  const pages = files.pages.map((page) => ({
    page,
    texts: fieldsOf(files, revisions, lists, page).map(({ namespace, path, languages }) => ({
      namespace,
      path,
      state: languages[language],
    })),
  }))
  return {
    language,
    texts: pages.flatMap(({ page, texts }) =>
      texts
        .map(({ namespace, path, state }) => ({ page: page.id, namespace, path, reasons: reasonsOf(state) }))
        .filter(({ reasons }) => reasons.length > 0),
    ),
    drafts: pages
      .map(({ page: { id, path }, texts }) => ({
        id,
        path,
        ready: texts.filter(({ state }) => isReady(state)),
      }))
      .filter(({ ready }) => ready.length > 0)
      .map(({ id, path, ready }) => ({
        id,
        path,
        texts: ready.map(({ namespace, path: at, state }) => ({
          namespace,
          path: at,
          before: state.published,
          after: state.text,
        })),
        seen: Math.max(...ready.map(({ state }) => state.revision)),
      })),
  }
}

function reasonsOf({ isMissing, isOutdated, isUnread }: TextState): QueueReason[] {
  const reasons = [isMissing && 'missing', isOutdated && 'outdated', isUnread && 'unread'] as const
  return reasons.filter((each) => each !== false)
}
