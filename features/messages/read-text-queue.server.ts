import type { Language } from '#i18n/languages.ts'
import { type EditDeps, readPages } from './edited-fields.server.ts'
import type { TextState } from './edited-message.ts'
import { isReady } from './ready-draft.ts'
import type { QueueReason, TextQueue } from './text-queue.ts'

/** What is missing, outdated or unread in a language, and what `publishDrafts` would publish, page by page. */
export async function readTextQueue(
  { db, files }: Pick<EditDeps, 'db' | 'files'>,
  language: Language,
): Promise<TextQueue> {
  const pages = (await readPages(db, files)).map(({ page, fields }) => ({
    page,
    texts: fields.map(({ namespace, path, languages }) => ({
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
