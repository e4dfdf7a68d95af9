import { z } from 'zod'
import { paths } from '#app/paths.ts'
import { NEWS_SORTS, newsValues } from '#app/routes/staff/news/news-sorts.ts'
import { sortRows } from '#app/routes/staff/lists/sort-rows.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { mergeNews } from '#features/news/merge-news.server.ts'
import {
  addNews,
  type EditNewsDeps,
  listStaffNews,
  publishNews,
  readEditedNews,
  saveNewsDraft,
  withdrawNews,
} from '#features/news/staff/edit-news.server.ts'
import { stopIssue } from '#features/newsletter/send-issue.server.ts'
import { NEWS_LIMITS } from '#features/news/staff/news-document.ts'
import { newsDocumentSchema } from '#features/news/staff/news-document.schema.ts'
import { swissTime } from '#i18n/format-date.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import type { Result } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { publishing } from '../../messages/publishing.ts'
import { fileNewsDocuments } from '../../news/news-files.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import { listFile } from '../lists/list-file.ts'
import { listSort } from '../lists/list-position.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const title = z.object({
  title: z.string().overwrite(plainLine).min(1).max(NEWS_LIMITS.line).regex(SINGLE_LINE),
})
const seen = z.int().min(0)
const draft = z.object({ document: newsDocumentSchema, seen })

/** Pieces of news: written, planned, published, taken off. */
export function newsEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const { db, clock, messages, renderPage } = staff
  const withPictures = () => ({
    documents: fileNewsDocuments,
    pictures: messages.current().facts.pictures,
  })
  const editing = (): EditNewsDeps => ({ clock, ...withPictures(), ...publishing('news') })
  const reading = () => ({
    ...withPictures(),
    addressesOf: (authors: string[]) => listAddresses(db, authors),
  })

  /** In one transaction with the row of the audit log. */
  async function change<Value extends { revision: number }, Refusal>(
    { action, actorId, slug }: { action: string; actorId: string; slug: string },
    run: (tx: Transaction) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    const result = await db.transaction(async (tx) => {
      const done = await run(tx)
      if (done.ok) {
        const detail = { news: slug, revision: done.value.revision }
        await recordAction(tx, { at: clock(), action, actorId, detail })
      }
      return done
    })
    // The next answer of this process shows it; other processes are notified.
    if (result.ok) await messages.reload()
    return result
  }

  route('GET', '/news', 'news', 'none', async () => ({
    today: swissTime(clock()).day,
    pieces: await listStaffNews(db, withPictures()),
  }))

  listFile(route, staff, {
    path: '/news.csv',
    list: 'news',
    needs: 'news',
    query: z.object({ sort: listSort(NEWS_SORTS) }),
    read: async ({ sort = null }, { language }) => {
      const { states } = staffTexts(messages.current(), language, 'staff-news')
      const all = await listStaffNews(db, withPictures())
      return { rows: sortRows(all, sort, newsValues(states), language), next: null }
    },
    columns: (language) => {
      const { columns, states, csv } = staffTexts(messages.current(), language, 'staff-news')
      return [
        [columns.piece, ({ title: named }) => named],
        [columns.date, ({ date }) => date],
        [columns.state, ({ state }) => states[state]],
        [csv.incomplete, ({ incomplete }) => incomplete.map((each) => each.toUpperCase()).join(', ')],
      ]
    },
  })

  route('GET', '/news/:id', 'news', 'none', async ({ id, reply }) => {
    const piece = await readEditedNews(db, id, reading())
    return piece ? { today: swissTime(clock()).day, piece } : refuseStaff(reply, { code: 'unknown_news' })
  })

  route('GET', '/news/:id/preview', 'news', 'none', async ({ id, language, reply }) => {
    const piece = await readEditedNews(db, id, reading())
    if (!piece) return refuseStaff(reply, { code: 'unknown_news' })
    const site = messages.current()
    const problem = piece.problems[language]
    if (problem) return refuseStaff(reply, { code: 'news_incomplete', language, problem })
    // The other languages may lack something, and are not shown here.
    const own = piece.document.texts[language]
    const document = { ...piece.document, texts: { de: own, en: own, fr: own, it: own } }
    const { pictures } = site.facts
    const news = mergeNews(site.facts.news, [{ slug: id, document, isRemoved: false }], pictures)
    const shown = { ...site, facts: { ...site.facts, news } }
    const { body } = await renderPage(paths.article(id), language, undefined, undefined, shown)
    return { html: String(body) }
  })

  route('POST', '/news', 'news', 'none', title, async ({ body, member, reply }) => {
    const added = await db.transaction((tx) => addNews(tx, editing(), body.title, member.id))
    if (added.ok) reply.code(201)
    return answerWith(reply, added, (value) => value)
  })

  route('POST', '/news/:id/drafts', 'news', 'none', draft, async ({ id, body, member, reply }) => {
    const input = { slug: id, ...body }
    const saved = await db.transaction((tx) => saveNewsDraft(tx, editing(), input, member.id))
    return answerWith(reply, saved, (value) => value)
  })

  route(
    'POST',
    '/news/:id/publication',
    'news',
    'none',
    z.object({ seen }),
    async ({ id, body, member, reply }) => {
      const log = { action: 'news_published', actorId: member.id, slug: id }
      const input = { slug: id, ...body }
      const result = await change(log, (tx) => publishNews(tx, editing(), input, member.id))
      return answerWith(reply, result, (value) => value)
    },
  )

  route(
    'POST',
    '/news/:id/withdrawal',
    'news',
    'none',
    z.object({ seen }),
    async ({ id, body, member, reply }) => {
      const log = { action: 'news_withdrawn', actorId: member.id, slug: id }
      const input = { slug: id, ...body }
      const result = await change(log, async (tx) => {
        const withdrawn = await withdrawNews(tx, editing(), input, member.id)
        if (withdrawn.ok) await stopIssue(tx, id)
        return withdrawn
      })
      return answerWith(reply, result, (value) => value)
    },
  )
}
