import type { AllOpeningHours } from '#features/company/content/opening-hours.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { formatDay, formatTime, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { type Language, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Letter } from '#platform/mail/letter.ts'
import { answerDeadline } from '../answer-deadline.ts'
import type { BotSignal, InquiryKind } from '../inquiry.ts'
import { INQUIRY_WORDING } from '../wording/inquiry-details.ts'
import type { Fact } from '../wording/inquiry-wording.ts'

export interface InquiryMail {
  openingHours: AllOpeningHours
  staffUrl: string
  inquiry: {
    number: number
    kind: InquiryKind
    language: Language
    name: string | null
    email: string
    topic: string | null
    message: string
    details: Record<string, unknown>
    termsVersion: string
    botSignals: BotSignal[]
    copied: boolean
    createdAt: Date
    answerDueAt: Date
  }
  files: { name: string; bytes: number }[]
  missing?: string[]
}

/** Maximum bytes of all files in a mail: mailboxes accept 25 MB, and encoding adds a third. */
export const MAIL_FILES_BYTES = 15 * 1024 * 1024

/** Whether the owner's notice can attach the files. */
export function fitsMail(files: InquiryMail['files']): boolean {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) <= MAIL_FILES_BYTES
}

const NOUNS: Record<InquiryKind, string> = {
  contact: 'Nachricht',
  project: 'Projektanfrage',
  team_event: 'Team-Event-Anfrage',
}
/** Longer answers stand apart, as quotations. */
const LONGEST_IN_TABLE = 160
const SUBJECT_NAME_LENGTH = 60
const SUSPICION =
  'Vermutlich von einem Programm gesendet. Es ging keine Bestätigung an den Absender. Bitte prüfen, bevor Sie antworten.'
const UNSOLVED =
  'Ohne Rechenprobe gesendet: von einem Browser ohne JavaScript oder von einem Programm. Es ging keine Bestätigung an den Absender.'
const HURRY = 'in weniger als zwei Sekunden ausgefüllt'

/** The owner's notice, in German: everything submitted, and the answer deadline. An answer goes to the sender. */
export function inquiryNoticeLetter({
  inquiry,
  staffUrl,
  openingHours,
  files,
  missing = [],
}: InquiryMail): Letter {
  const { kind, number, email, message, botSignals } = inquiry
  const from = toSingleLine(inquiry.name ?? email, SUBJECT_NAME_LENGTH)
  const isSuspect = botSignals.includes('trap')
  const title = `${NOUNS[kind]} ${number}`
  const { day, time } = answerDeadline(openingHours[inquiry.language], inquiry.answerDueAt)
  const details = INQUIRY_WORDING[kind].detailsOf(inquiry.details, 'de')
  const isLong = ([, value]: Fact) => value.length > LONGEST_IN_TABLE || value.includes('\n')
  const lost = lostFiles(missing)
  return {
    language: 'de',
    subject: `${isSuspect ? 'Werbung? ' : ''}${title} von ${from}`,
    title,
    body: [
      lost && { alert: lost },
      isSuspect ? { alert: SUSPICION } : botSignals.includes('unsolved') && { alert: UNSOLVED },
      `Versprochen ist eine Antwort bis ${formatWeekdayAndDay('de', day)}, ${formatTime('de', time)} Uhr.`,
      'Antworten Sie auf diese E-Mail: Sie geht an den Absender.',
      // Only the address is required (RULING 26).
      kind === 'contact' &&
        message === '' &&
        (files.length > 0 ? 'Ohne Nachricht, nur mit Dateien.' : 'Ohne Nachricht und ohne Datei.'),
      message && { quote: message },
      ...details.filter(isLong).map(([label, value]) => [{ heading: label }, { quote: value }]),
      files.length > 0 && [
        { heading: 'Anhänge' },
        { quote: files.map(({ name, bytes }) => `${name} (${formatBytes('de', bytes)})`).join('\n') },
        fitsMail(files)
          ? `Alle ${lost ? 'anderen ' : ''}Dateien hängen an dieser E-Mail.`
          : `Zu gross für eine E-Mail. Die Dateien liegen in der Verwaltung: ${staffUrl}`,
      ],
      { heading: 'Angaben' },
      {
        facts: factsOf(
          inquiry,
          details.filter((fact) => !isLong(fact)),
        ),
      },
      { link: { label: 'In der Verwaltung', href: staffUrl } },
    ],
    replyTo: email,
  }
}

function lostFiles(names: string[]): string | undefined {
  if (names.length === 0) return undefined
  const verb = names.length === 1 ? 'fehlt' : 'fehlen'
  return `Auf dem Server ${verb}: ${names.map((name) => toSingleLine(name)).join(', ')}. Holen Sie das aus einer Sicherung zurück, oder bitten Sie die Person, es nochmals zu senden.`
}

function factsOf(inquiry: InquiryMail['inquiry'], details: Fact[]): Fact[] {
  const { kind, topic } = inquiry
  const facts: [string, string | null | undefined][] = [
    ['Name oder Firma', inquiry.name],
    ['E-Mail', inquiry.email],
    ['Thema', topic === null ? null : INQUIRY_WORDING[kind].topicOf(topic, 'de', inquiry.details)],
    ...details,
    ['Sprache', LANGUAGE_NAMES[inquiry.language]],
    ['Eingegangen', moment(inquiry.createdAt)],
    ['Frist von 24 Stunden', moment(inquiry.answerDueAt)],
    [kind === 'contact' ? 'Datenschutz, Fassung' : 'AGB, Fassung', inquiry.termsVersion],
    ['Bestätigung an den Absender', inquiry.copied ? 'ja' : 'nein'],
  ]
  if (inquiry.botSignals.includes('hurry')) facts.push(['Auffällig', HURRY])
  return facts.map(([label, value]) => [label, toSingleLine(value ?? '') || 'keine Angabe'])
}

function moment(date: Date): string {
  const { day, time } = swissTime(date)
  return `${formatDay('de', day)}, ${formatTime('de', time)} Uhr`
}
