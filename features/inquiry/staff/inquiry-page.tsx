import { useState } from 'react'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { PageLink } from '#site/page-link.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { saveAddress } from '#site/routes/staff/lists/save-file.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { WarningIcon } from '#site/ui/pictures/icons.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { versionDay } from '#features/messages/content/legal-versions.ts'
import { AcceptedTerms } from '#features/messages/site/accepted-terms.tsx'
import { useBeginQuote } from '#features/quote/staff/use-begin-quote.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { Columns, Facts, PageHead, Row, Section, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { INQUIRY_STATES } from '../inquiry.ts'
import { AnswerDeadline } from './answer-deadline.tsx'
import { InquiryHistory } from './inquiry-history.tsx'
import { inquiries, type InquiryDetails } from './inquiry.contract.ts'
import { replySubject, type StaffInquiry } from './staff-inquiry.ts'
import styles from './inquiry.module.css'

/** One request: what was written, until when it waits, how it goes on. */
export default function InquiryPage() {
  const { request: t } = useTexts('staff-desk').t
  return (
    <LoadedPage of={inquiries.read} back={{ to: staffPaths.requests, title: t.back }}>
      {(details, reload) => <Inquiry {...details} onChanged={reload} />}
    </LoadedPage>
  )
}

function Inquiry({ now, inquiry, onChanged }: InquiryDetails & { onChanged: () => void }) {
  const { request: t, requests } = useTexts('staff-desk').t
  const { number, kind, name, message, botSignals, attachments, topic } = inquiry
  useViewTitle(name ?? t.unnamed)
  return (
    <>
      <PageHead
        title={name ?? t.unnamed}
        lead={[`${requests.kinds[kind]} ${number}`, topic].filter(Boolean).join(', ')}
      >
        <p className={styles.clock}>
          <AnswerDeadline inquiry={inquiry} now={now} />
        </p>
      </PageHead>
      <Stack gap={32}>
        {botSignals.length > 0 && <Doubt signals={botSignals} />}
        <Steps inquiry={inquiry} onChanged={onChanged} />
        <Columns narrow="27rem">
          <Stack gap={32}>
            {message && (
              <Section title={t.message}>
                <blockquote className={`quoted ${styles.message}`}>{message}</blockquote>
              </Section>
            )}
            {attachments.length > 0 && <InquiryFiles inquiry={inquiry} />}
            <InquiryFacts inquiry={inquiry} />
          </Stack>
          <InquiryHistory inquiry={inquiry} onChanged={onChanged} />
        </Columns>
      </Stack>
    </>
  )
}

/** Why a program may have written it. */
function Doubt({ signals }: { signals: StaffInquiry['botSignals'] }) {
  const { request: t } = useTexts('staff-desk').t
  return (
    <div className={styles.doubt} data-kit="note">
      <WarningIcon />
      <div>
        <p>
          <b>{t.doubt}</b>
        </p>
        {signals.map((signal) => (
          <p key={signal}>{t.signs[signal]}</p>
        ))}
      </div>
    </div>
  )
}

/** The ways to answer, and where it stands. */
function Steps({ inquiry, onChanged }: { inquiry: StaffInquiry; onChanged: () => void }) {
  const { t: texts } = useTexts('staff-desk')
  const { request: t, states } = texts
  const { actions } = useTexts('staff-bookings').t
  const { fromRequest } = useTexts('staff-quotes').t
  const quote = useBeginQuote()
  const { send } = useAction(inquiries.become, { done: t.saved, onChanged })
  const { id, email } = inquiry
  return (
    <div className={styles.steps} data-kit="row" data-gap="24" data-apart>
      <Stack gap={8}>
        <Row>
          <TrailSign href={`mailto:${email}?subject=${encodeURIComponent(replySubject(inquiry))}`}>
            {t.reply}
          </TrailSign>
          <Button aria-disabled={quote.busy} onClick={() => quote.begin(id)}>
            {fromRequest}
          </Button>
          <PageLink to={staffPaths.customer(`request.${id}`)}>{actions.customer}</PageLink>
        </Row>
        <p className="hint">{t.replyHint}</p>
      </Stack>
      <div className={`segments ${styles.states}`} role="group" aria-label={t.state}>
        {INQUIRY_STATES.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === inquiry.state}
            onClick={() => void send({ id, state })}
          >
            {states[state]}
          </button>
        ))}
      </div>
    </div>
  )
}

function InquiryFacts({ inquiry }: { inquiry: StaffInquiry }) {
  const { t: texts, moment, day } = useTexts('staff-desk')
  const { request: t } = texts
  const { email, topic, details, language, createdAt, answerDueAt, termsVersion, copied, kind } = inquiry
  const privacyDay = versionDay(termsVersion)
  return (
    <Section title={t.details} gap={4}>
      <Facts
        label={t.details}
        isBeside
        facts={[
          [
            t.email,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [t.topic, topic],
          ...details,
          [t.language, LANGUAGE_NAMES[language]],
          [t.received, moment(createdAt)],
          [t.due, moment(answerDueAt)],
          kind === 'contact'
            ? [t.privacy, privacyDay ? day(privacyDay) : termsVersion]
            : [t.terms, <AcceptedTerms key="terms" version={termsVersion} text="{day}" />],
          [t.copy, copied ? t.yes : t.no],
        ]}
      />
    </Section>
  )
}

/** What was sent along, to save. */
function InquiryFiles({ inquiry: { id, attachments } }: { inquiry: StaffInquiry }) {
  const { t: texts, language } = useTexts('staff-desk')
  const { request: t } = texts
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const [current, setCurrent] = useState('')
  async function save(file: StaffInquiry['attachments'][number]): Promise<void> {
    const saved = await submit(() => {
      setCurrent(file.id)
      return saveAddress(`/inquiries/${id}/attachments/${file.id}`, file.name)
    })
    if (saved?.ok === false) toast.refused(saved.refusal)
  }
  return (
    <Section title={t.files}>
      <ul className={styles.files} data-kit="stack" data-gap="12">
        {attachments.map((file) => (
          <li key={file.id}>
            <Button aria-disabled={busy && current === file.id} onClick={() => void save(file)}>
              <span>{file.name}</span>
              <small className="num">{formatBytes(language, file.bytes)}</small>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
