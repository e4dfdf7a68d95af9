import { ISSUE_REFUSALS, type StaffIssue } from '#features/newsletter/newsletter-issue.ts'
import type { Language } from '#i18n/languages.ts'
import { contract, file, get, post } from '#kit/contract.ts'
import { json, line, listOf, required, revision } from '#kit/fields.ts'
import {
  type EditedNews,
  NEWS_LIMITS,
  NEWS_REFUSALS,
  NEWS_SORTS,
  type NewsDocument,
  type StaffNewsPiece,
} from './news-document.ts'

/** A piece as newsletter. */
export interface NewsIssue extends StaffIssue {
  mails: { language: Language; subject: string; text: string }[]
}

export const newsList = listOf({ sorts: NEWS_SORTS })

/** Of the address of a piece. */
const id = /^[\w-]{1,100}$/
const seen = revision()

/** Pieces of news: written, planned, published, taken off, and sent as newsletter. */
export const news = contract(
  {
    permission: 'news',
    isSmall: true,
    refusals: { ...NEWS_REFUSALS, ...ISSUE_REFUSALS },
    missing: 'unknown_news',
    subject: 'news',
  },
  {
    /** `today`: Swiss day. */
    list: get('/news').answers<{ today: string; pieces: StaffNewsPiece[] }>(),
    csv: file('/news.csv', newsList.selection, { risk: 'exports_data', audit: 'list_exported' }),
    read: get('/news/:id', {}, { id }).answers<{ today: string; piece: EditedNews }>(),
    preview: get('/news/:id/preview', {}, { id }).answers<{ html: string }>(),
    add: post('/news', { title: required(line(NEWS_LIMITS.line)) }, { isCreated: true }).answers<{
      slug: string
    }>(),
    save: post('/news/:id/drafts', { document: json<NewsDocument>(), seen }, { id }).answers<
      Pick<EditedNews, 'revision' | 'problems'>
    >(),
    publish: post('/news/:id/publication', { seen }, { id, audit: 'news_published' }).answers<{
      revision: number
      isPlanned: boolean
    }>(),
    withdraw: post('/news/:id/withdrawal', { seen }, { id, audit: 'news_withdrawn' }).answers<{
      revision: number
    }>(),
    issue: get('/news/:id/issue', {}, { id }).answers<NewsIssue>(),
    testIssue: post('/news/:id/issue-test', {}, { id }),
    sendIssue: post('/news/:id/issue', {}, { id, audit: 'newsletter_sent' }).answers<{
      recipients: number
    }>(),
  },
)
