import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { readIssue, sendIssue, sendIssueTest, stopIssue } from '#features/newsletter/send-issue.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { type Record, serve } from '#kit/serve.server.ts'
import { selectRows } from '#kit/whole-list.ts'
import type { Transaction } from '#platform/database/database.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { fileNewsDocuments } from '#features/news/http/news-files.ts'
import { findPiece, issueMails } from '#features/newsletter/http/issue-letters.ts'
import { withPlannedPiece } from '#features/newsletter/http/with-planned-piece.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { mergeNews } from '../merge-news.server.ts'
import {
  addNews,
  type EditNewsDeps,
  listStaffNews,
  publishNews,
  readEditedNews,
  saveNewsDraft,
  withdrawNews,
} from './edit-news.server.ts'
import { newsDocumentSchema } from './news-document.schema.ts'
import type { StaffNewsPiece } from './news-document.ts'
import { newsRows } from './news-rows.ts'
import { news } from './news.contract.ts'

export const serveNews = serve(news, { save: { document: newsDocumentSchema } })<StaffDeps>((deps) => {
  const { db, clock, messages, renderPage, publicUrl, ownerEmail } = deps
  const withPictures = () => ({
    documents: fileNewsDocuments,
    pictures: messages.current().facts.pictures,
  })
  const editing = (): EditNewsDeps => ({ clock, ...withPictures(), ...publishing('news') })
  const read = (id: string) =>
    readEditedNews(db, id, {
      ...withPictures(),
      addressesOf: (authors: string[]) => listAddresses(db, authors),
    })
  const planned = (id: string) => withPlannedPiece(db, messages.current(), id)
  const notPublished = refuse({ code: 'not_published' } as const)

  /** In one transaction with the row of the audit log. */
  async function change<Value extends { revision: number }, Refusal>(
    record: Record,
    run: (tx: Transaction) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    const result = await db.transaction(async (tx) => {
      const done = await run(tx)
      if (done.ok) await record(tx, { revision: done.value.revision })
      return done
    })
    // The next answer of this process shows it; other processes are notified.
    if (result.ok) await messages.reload()
    return result
  }

  return {
    list: async ({ now }) =>
      accept({ today: swissTime(now).day, pieces: await listStaffNews(db, withPictures()) }),
    csv: async ({ input, language, now, record }) => {
      const { files } = staffTexts(messages.current(), language, 'staff-lists')
      const { states } = staffTexts(messages.current(), language, 'staff-news')
      const rows = selectRows(await listStaffNews(db, withPictures()), newsRows(states), input, language)
      return csvFile({ db, now, record }, files.news, columnsOf(deps, language), rows, { list: 'news' })
    },
    read: async ({ id, now }) => {
      const piece = await read(id)
      return piece ? accept({ today: swissTime(now).day, piece }) : refuse({ code: 'missing' })
    },
    preview: async ({ id, language }) => {
      const piece = await read(id)
      if (!piece) return refuse({ code: 'missing' })
      const problem = piece.problems[language]
      if (problem) return refuse({ code: 'news_incomplete', language, problem })
      const site = messages.current()
      // The other languages may lack something, and are not shown here.
      const own = piece.document.texts[language]
      const document = { ...piece.document, texts: { de: own, en: own, fr: own, it: own } }
      const { facts } = site
      const merged = mergeNews(facts.news, [{ slug: id, document, isRemoved: false }], facts.pictures)
      const preview = { ...site, facts: { ...facts, news: merged } }
      const { body } = await renderPage(`/news/${id}`, language, undefined, undefined, preview)
      return accept({ html: String(body) })
    },
    add: ({ input: { title }, member }) => db.transaction((tx) => addNews(tx, editing(), title, member.id)),
    save: ({ id: slug, input, member }) =>
      db.transaction((tx) => saveNewsDraft(tx, editing(), { slug, ...input }, member.id)),
    publish: ({ id: slug, input, member, record }) =>
      change(record, (tx) => publishNews(tx, editing(), { slug, ...input }, member.id)),
    withdraw: ({ id: slug, input, member, record }) =>
      change(record, async (tx) => {
        const withdrawn = await withdrawNews(tx, editing(), { slug, ...input }, member.id)
        if (withdrawn.ok) await stopIssue(tx, slug)
        return withdrawn
      }),
    issue: async ({ id }) => {
      const mails = issueMails(await planned(id), id, publicUrl)
      return mails.length === 0 ? notPublished : accept({ ...(await readIssue(db, id)), mails })
    },
    testIssue: async ({ id, member }) => {
      if (!findPiece(await planned(id), 'de', id)) return notPublished
      // Accounts of an external project have no address here.
      const to = (await listAddresses(db, [member.id])).get(member.id) ?? ownerEmail()
      await db.transaction((tx) => sendIssueTest(tx, id, to))
      return accept({})
    },
    sendIssue: async ({ id, member, record }) => {
      if (!findPiece(messages.current(), 'de', id)) return notPublished
      return db.transaction(async (tx) => {
        const sent = await sendIssue(tx, { clock }, id, member.id)
        if (sent.ok) await record(tx, { ...sent.value })
        return sent
      })
    },
  }
})

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<StaffNewsPiece> {
  const { columns, states, csv } = staffTexts(messages.current(), language, 'staff-news')
  return [
    [columns.piece, ({ title }) => title],
    [columns.date, ({ date }) => date],
    [columns.state, ({ state }) => states[state]],
    [csv.incomplete, ({ incomplete }) => incomplete.map((each) => each.toUpperCase()).join(', ')],
  ]
}
