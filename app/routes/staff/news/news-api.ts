import type { EditedNews, NewsDocument, StaffNewsPiece } from '#features/news/staff/news-document.ts'
import type { StaffIssue } from '#features/newsletter/newsletter-issue.ts'
import type { Language } from '#i18n/languages.ts'
import type { Action, Nothing } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface NewsPosts {
  '/news': Action<{ title: string }, { slug: string }>
  '/news/:id/drafts': Action<
    { document: NewsDocument; seen: number },
    Pick<EditedNews, 'revision' | 'problems'>
  >
  '/news/:id/publication': Action<{ seen: number }, { revision: number; isPlanned: boolean }>
  '/news/:id/withdrawal': Action<{ seen: number }, { revision: number }>
  '/news/:id/issue-test': Action<Nothing>
  '/news/:id/issue': Action<Nothing, { recipients: number }>
}

/** `GET` below `/api/staff`. */
export interface NewsAnswers {
  '/news': { today: string; pieces: StaffNewsPiece[] }
  '/news/:id': { today: string; piece: EditedNews }
  '/news/:id/issue': StaffIssue & { mails: { language: Language; subject: string; text: string }[] }
  '/news/:id/preview': { html: string }
}
