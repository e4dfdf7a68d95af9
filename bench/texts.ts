import { randomUUID } from 'node:crypto'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { EDITABLE_PAGES } from '#features/messages/content/editable-pages.ts'
import { publishDrafts, saveDraft } from '#features/messages/edit-messages.server.ts'
import { readEditablePage } from '#features/messages/read-editable-pages.server.ts'
import {
  insertPublication,
  insertRevisions,
  readPublished,
} from '#features/messages/messages-repository.server.ts'
import { hashText } from '#features/messages/text-state.server.ts'
import { fieldsOf } from '#features/messages/message-field.ts'
import { type ListShape, listShapes } from '#features/messages/lists/list-shape.ts'
import type { FileText } from '#features/messages/message-field.ts'
import type { MessageFiles } from '#features/messages/message-files.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { projectFolder } from '#platform/project-folder.ts'
import { median } from './median.ts'
import { openBenchDatabase } from './open-bench-database.ts'
import { startMilliseconds } from './start.ts'
import { startSite } from './site.ts'

const REVISIONS = 10_000
const ROUNDS = 5
const PUBLICATIONS = 20
const VISIBLE_LIMIT_MS = 10_000
const AUTHOR = randomUUID()
const MESSAGE_FILES = await readMessageFiles()

/**
 * Texts with 10,000 revisions beside none: the start of the site, a page of the editor, and the time from a publication to
 * the page in another process. Targets: 1.1 times the start, 1 s.
 */
export async function benchTexts(): Promise<void> {
  const folders = ['empty', 'full', 'empty-site', 'full-site'].map((name) =>
    mkdtempSync(join(tmpdir(), `bench-texts-${name}-`)),
  ) as [string, string, string, string]
  const empty = await openBenchDatabase(folders[0])
  const full = await openBenchDatabase(folders[1])
  try {
    await fill(full.database)
    const sides = [
      { ...empty, siteDir: folders[2], starts: [], reads: [], edits: [] },
      { ...full, siteDir: folders[3], starts: [], reads: [], edits: [] },
    ] satisfies Side[] as Side[]
    for (let round = 0; round < ROUNDS; round += 1) for (const side of sides) await measure(side)
    const rows = []
    for (const { database, starts, reads, edits } of sides)
      rows.push({
        revisions: await database.$count(sql`message_revisions`),
        'start ms (1.1)': Math.round(median(starts)),
        'texts read ms': Math.round(median(reads)),
        'editor page ms': Math.round(median(edits)),
      })
    console.table(rows)
    await benchPublication(full.database, full.url, folders[3])
  } finally {
    await empty.close()
    await full.close()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

interface Side {
  database: Database
  url: string
  siteDir: string
  starts: number[]
  reads: number[]
  edits: number[]
}

/** One round; both sides take turns, so that load affects them alike. */
async function measure({ database, url, siteDir, starts, reads, edits }: Side): Promise<void> {
  starts.push(await startMilliseconds({ DATABASE_URL: url, DATA_DIR: siteDir }))
  reads.push(await timed(() => readPublished(database)))
  edits.push(await timed(() => readEditablePage(editing(database), 'team-events', async () => new Map())))
}

/** From the commit to the first page that shows it, asked every 5 ms, in the process of a site. */
async function benchPublication(database: Database, url: string, dataDir: string): Promise<void> {
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: dataDir })
  const times: number[] = []
  try {
    for (let round = 1; round <= PUBLICATIONS; round += 1) {
      const text = `Stand ${round}`
      await write(database, text)
      const input = { page: 'philosophy', language: 'de', seen: Number.MAX_SAFE_INTEGER } as const
      await database.transaction((tx) => publishDrafts(tx, editing(database), input, AUTHOR))
      times.push(await timed(() => untilVisible(site.url, text)))
    }
  } finally {
    await site.stop()
  }
  console.table([
    {
      publications: PUBLICATIONS,
      'seen after ms (1000), median': Math.round(median(times)),
      most: Math.round(Math.max(...times)),
    },
  ])
}

async function untilVisible(url: string, text: string): Promise<void> {
  const deadline = Date.now() + VISIBLE_LIMIT_MS
  while (Date.now() < deadline) {
    const page = await (await fetch(`${url}/philosophie?lng=de`)).text()
    if (page.includes(text)) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`The site does not show "${text}"`)
}

const editing = (db: Database) => ({ db, clock: () => new Date(), files: MESSAGE_FILES })

async function write(database: Database, value: string): Promise<void> {
  const draft = { page: 'philosophy', namespace: 'philosophy', path: 'title', language: 'de', value } as const
  const first = await saveDraft(editing(database), { ...draft, seen: 0 }, AUTHOR)
  if (first.ok || first.refusal.code !== 'text_changed') return
  const seen = first.refusal.current.languages.de.revision
  await saveDraft(editing(database), { ...draft, seen }, AUTHOR)
}

/** Every text of every page once and again, in all languages, published. */
async function fill(database: Database): Promise<void> {
  let left = REVISIONS
  const at = new Date()
  while (left > 0)
    for (const { id, namespaces } of EDITABLE_PAGES)
      for (const language of LANGUAGES) {
        const fields = namespaces.flatMap((namespace) =>
          [...MESSAGE_FILES.textsOf(namespace).values()].map((file) => ({ namespace, file })),
        )
        const chosen = fields.slice(0, Math.max(0, left))
        if (chosen.length === 0) return
        left -= chosen.length
        await database.transaction(async (tx) => {
          const publicationId = await insertPublication(tx, { page: id, language, authorId: AUTHOR, at })
          const rows = chosen.map(({ namespace, file: { path, texts } }) => ({
            namespace,
            path,
            language,
            value: changed(texts[language]),
            fileHash: hashText(texts[language]),
            germanHash: language === 'de' ? null : hashText(texts.de),
            publicationId,
            authorId: AUTHOR,
            at,
          }))
          await insertRevisions(tx, rows)
        })
      }
}

/** Another text of the same length with the same placeholders. */
function changed(text: string): string {
  return text.replace(/\{[^{}]*\}|e/g, (match) => (match === 'e' ? 'é' : match))
}

/** As the server has them, which takes them from its build. */
async function readMessageFiles(): Promise<MessageFiles> {
  const texts = new Map<string, Map<string, FileText>>()
  const lists = new Map<string, readonly ListShape[]>()
  for (const namespace of EDITABLE_PAGES.flatMap(({ namespaces }) => namespaces)) {
    const [file = ''] = globSync(`{content,features/*,i18n}/texts/${namespace}.ts`, { cwd: projectFolder })
    const { default: trees } = (await import(join(projectFolder, file))) as {
      default: Record<Language, unknown>
    }
    const fields = new Map<string, FileText>()
    for (const language of LANGUAGES) {
      for (const { path, text } of fieldsOf(trees[language])) {
        const known =
          fields.get(path)?.texts ?? ({ de: '', en: '', fr: '', it: '' } satisfies Record<Language, string>)
        fields.set(path, { path, texts: { ...known, [language]: text } })
      }
    }
    texts.set(namespace, fields)
    lists.set(namespace, listShapes(namespace, trees.de, fields))
  }
  return {
    pages: EDITABLE_PAGES,
    textsOf: (namespace) => texts.get(namespace) ?? new Map<string, FileText>(),
    listsOf: (namespace) => lists.get(namespace) ?? [],
  }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}
