import { formatDay, formatTime, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import { Alert, Facts } from '#platform/mail/mail-facts.tsx'
import { Heading, Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import type { MailBody } from '#platform/mail/mailer.ts'
import { detailsOf, filesOf, fitsMail, type InquiryMail, quoted, topicOf } from './inquiry-mail.ts'
import type { Fact } from '../wording/inquiry-wording.ts'
import type { InquiryKind } from '../inquiry.ts'
import { answerDeadline } from '../answer-deadline.ts'
import { Files, listedFiles, LongFacts, quotedFacts, Quote } from './inquiry-mail-parts.server.tsx'

const NOUNS: Record<InquiryKind, string> = {
  contact: 'Nachricht',
  project: 'Projektanfrage',
  team_event: 'Team-Event-Anfrage',
}
const SUBJECT_NAME_LENGTH = 60
const SUSPICION =
  'Vermutlich von einem Programm gesendet. Es ging keine Bestätigung an den Absender. Bitte prüfen, bevor Sie antworten.'
const UNSOLVED =
  'Ohne Rechenprobe gesendet: von einem Browser ohne JavaScript oder von einem Programm. Es ging keine Bestätigung an den Absender.'
const HURRY = 'in weniger als zwei Sekunden ausgefüllt'

/** The owner's notice, in German: everything submitted, and the answer deadline. */
export function renderInquiryNotice(mail: InquiryMail): MailBody {
  const { inquiry, siteUrl, staffUrl, company } = mail
  const from = toSingleLine(inquiry.name ?? inquiry.email, SUBJECT_NAME_LENGTH)
  const isSuspect = inquiry.botSignals.includes('trap')
  const doubt = isSuspect ? SUSPICION : inquiry.botSignals.includes('unsolved') && UNSOLVED
  const title = `${NOUNS[inquiry.kind]} ${inquiry.number}`
  const subject = `${isSuspect ? 'Werbung? ' : ''}${title} von ${from}`
  const deadline = answerDeadline(mail.openingHours[inquiry.language], inquiry.answerDueAt)
  const promise = `Versprochen ist eine Antwort bis ${formatWeekdayAndDay('de', deadline.day)}, ${formatTime('de', deadline.time)} Uhr.`
  const { short, long } = detailsOf(inquiry, 'de')
  const given = facts(inquiry, short)
  const files = filesOf(mail, 'de')
  const lost = lostFiles(mail.missing ?? [])
  const silence = inquiry.kind === 'contact' && inquiry.message === '' && silenceOf(files.length)
  const where = fitsMail(mail.files)
    ? `Alle ${lost ? 'anderen ' : ''}Dateien hängen an dieser E-Mail.`
    : `Zu gross für eine E-Mail. Die Dateien liegen in der Verwaltung: ${staffUrl}`
  return {
    subject,
    html: renderMailPage({
      language: 'de',
      subject,
      preview: promise,
      title,
      siteUrl,
      company,
      children: (
        <>
          {lost && <Alert>{lost}</Alert>}
          {doubt && <Alert>{doubt}</Alert>}
          <Paragraph>
            {promise} <br />
            Antworten Sie auf diese E-Mail: Sie geht an den Absender.
          </Paragraph>
          {silence && <Paragraph>{silence}</Paragraph>}
          {inquiry.message && <Quote text={inquiry.message} />}
          <LongFacts facts={long} />
          <Files title="Anhänge" names={files} note={where} />
          <Heading>Angaben</Heading>
          <Facts facts={given} />
          <div style={{ height: 22 }} />
          <Paragraph>
            In der Verwaltung: <a href={staffUrl}>{staffUrl}</a>
          </Paragraph>
        </>
      ),
    }),
    text: [
      title,
      ...[lost, doubt].flatMap((alert) => (alert ? ['', `! ${alert}`] : [])),
      '',
      promise,
      'Antworten Sie auf diese E-Mail: Sie geht an den Absender.',
      '',
      ...(silence ? [silence] : []),
      ...quoted(inquiry.message),
      ...quotedFacts(long),
      ...listedFiles('Anhänge', files, where),
      '',
      ...given.map(([label, value]) => `${label}: ${value}`),
      `In der Verwaltung: ${staffUrl}`,
      '',
    ].join('\n'),
  }
}

/** Only the address is required (RULING 26). */
function silenceOf(files: number): string {
  return files > 0 ? 'Ohne Nachricht, nur mit Dateien.' : 'Ohne Nachricht und ohne Datei.'
}

function lostFiles(names: string[]): string | undefined {
  if (names.length === 0) return undefined
  const verb = names.length === 1 ? 'fehlt' : 'fehlen'
  return `Auf dem Server ${verb}: ${names.map((name) => toSingleLine(name)).join(', ')}. Holen Sie das aus einer Sicherung zurück, oder bitten Sie die Person, es nochmals zu senden.`
}

function facts(inquiry: InquiryMail['inquiry'], details: Fact[]): Fact[] {
  const given: [string, string | null | undefined][] = [
    ['Name oder Firma', inquiry.name],
    ['E-Mail', inquiry.email],
    ['Thema', topicOf(inquiry, 'de')],
    ...details,
    ['Sprache', LANGUAGE_NAMES[inquiry.language]],
    ['Eingegangen', moment(inquiry.createdAt)],
    ['Frist von 24 Stunden', moment(inquiry.answerDueAt)],
    [inquiry.kind === 'contact' ? 'Datenschutz, Fassung' : 'AGB, Fassung', inquiry.termsVersion],
    ['Bestätigung an den Absender', inquiry.copied ? 'ja' : 'nein'],
  ]
  if (inquiry.botSignals.includes('hurry')) given.push(['Auffällig', HURRY])
  return given.map(([label, value]) => [label, toSingleLine(value ?? '') || 'keine Angabe'])
}

function moment(date: Date): string {
  const { day, time } = swissTime(date)
  return `${formatDay('de', day)}, ${formatTime('de', time)} Uhr`
}
