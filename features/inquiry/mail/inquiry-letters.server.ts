import { Readable } from 'node:stream'
import type { Company } from '#features/company/content/company.ts'
import { type AllOpeningHours, openingHoursLines } from '#features/company/content/opening-hours.ts'
import { fill } from '#i18n/format.ts'
import { formatTime, formatWeekdayAndDay } from '#i18n/format-date.ts'
import commonTexts from '#i18n/texts/common.ts'
import type { Database } from '#platform/database/database.ts'
import { findAbout, type Letter, type WriteLetter } from '#platform/mail/letter.ts'
import type { MailAttachment } from '#platform/mail/mailer.ts'
import { answerDeadline } from '../answer-deadline.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { listAttachments, type StoredAttachment } from '../database/attachments-repository.server.ts'
import { findInquiry } from '../database/inquiries-repository.server.ts'
import { inquiryMailTexts } from './inquiry-mail.texts.ts'
import { fitsMail, type InquiryMail, inquiryNoticeLetter } from './inquiry-notice.server.ts'

interface Deps {
  database: Database
  publicUrl: string
  company: Company
  openingHours: AllOpeningHours
  attachments: AttachmentStore
  onLostFile: (facts: { number: number; files: number }) => Promise<void>
}

/** The owner's notice, with the files if they fit. Lists missing files instead of failing. */
const notice: WriteLetter<Deps> = async (deps, { inquiryId }) => {
  const { database, publicUrl, openingHours, attachments } = deps
  const inquiry = await inquiryOf(deps, inquiryId)
  const stored = await listAttachments(database, inquiry.id)
  const files = stored.map((file) => ({ ...file, bytes: file.bytes ?? 0 }))
  const there = await Promise.all(files.map(({ id }) => attachments.isThere(id)))
  const lost = files.filter((_, index) => !there[index])
  if (lost.length > 0) await deps.onLostFile({ number: inquiry.number, files: lost.length })
  const carried = fitsMail(files) ? files.filter((file) => !lost.includes(file)) : []
  const staffUrl = `${publicUrl}/verwaltung?request=${inquiry.id}`
  const missing = lost.map(({ name }) => name)
  return {
    ...inquiryNoticeLetter({ inquiry, staffUrl, openingHours, files, missing }),
    files: carried.map((file) => attach(attachments, file)),
  }
}

/** Opened on demand, so that unsent mails leave no file open. */
function attach(
  store: AttachmentStore,
  { id, name, contentType }: Pick<StoredAttachment, 'id' | 'name' | 'contentType'>,
): MailAttachment {
  async function* bytes() {
    yield* await store.open(id)
  }
  return { filename: name, content: Readable.from(bytes(), { objectMode: false }), contentType }
}

const copy: WriteLetter<Deps> = async (deps, { inquiryId }) =>
  inquiryCopyLetter({ ...deps, inquiry: await inquiryOf(deps, inquiryId) })

export const inquiryLetters = { 'inquiry-notice': notice, 'inquiry-copy': copy }

/** Contains nothing typed: anybody can enter a stranger's address, and we would deliver their texts and links. */
interface InquiryCopy {
  company: Company
  openingHours: AllOpeningHours
  inquiry: Pick<InquiryMail['inquiry'], 'number' | 'kind' | 'language' | 'answerDueAt'>
}

/** The sender's confirmation: number, answer deadline and contact details. */
export function inquiryCopyLetter({ inquiry, company, openingHours }: InquiryCopy): Letter {
  const { language, number, kind, answerDueAt } = inquiry
  const hours = openingHours[language]
  const texts = inquiryMailTexts[language]
  const { subject, title, promise } = texts[kind === 'contact' ? 'message' : 'request']
  const { day, time } = answerDeadline(hours, answerDueAt)
  return {
    language,
    subject: fill(subject, { number }),
    title,
    greeting: texts.greeting,
    body: [
      fill(promise, { day: formatWeekdayAndDay(language, day), time: formatTime(language, time) }),
      {
        facts: [
          [texts.number, String(number)],
          [texts.phone, company.phone],
          [commonTexts[language].footer.openingHours, openingHoursLines(language, hours).join(', ')],
        ],
      },
      texts.withheld,
      texts.reply,
      texts.notYou,
    ],
    replyTo: company.email,
  }
}

function inquiryOf({ database }: Deps, id: unknown) {
  return findAbout('inquiry', id, (key) => findInquiry(database, { id: key }))
}
