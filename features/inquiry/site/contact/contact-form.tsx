import { CONTACT_LIMITS, CONTACT_TOPICS } from '#features/inquiry/forms/contact-inquiry.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { AttachmentsField } from '#site/form/attachments-field.tsx'
import { ErrorSummary } from '#site/form/error-summary.tsx'
import { FORM_ALERT_ID, FormAlert } from '#site/form/form-alert.tsx'
import type { FormNotice, FormSubmission } from '#site/form/form-state.ts'
import { useForm } from '#site/form/use-form.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { LabelledInput, LabelledSelect, LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import styles from './contact-form.module.css'

interface ContactFormProps {
  idPrefix: string
  submission?: FormSubmission | null
}

/** Needs the messages `contact-form`; loads `form-problems` when needed. */
export function ContactForm({ idPrefix, submission = null }: ContactFormProps) {
  const messages = useMessages('contact-form')
  const language = useLanguage()
  const { state, handlers } = useForm({
    draft: 'contact',
    submission,
    load: () => import('./contact-behaviour.ts'),
    sentPath: paths.contactSent,
  })
  const { problems, notice, sending, captcha, files, attempt } = state
  const idOf = (name: string) => `${idPrefix}-${name}`
  const field = (name: string) => {
    const problem = problems.find((each) => each.field === name)
    return { id: idOf(name), error: problem && <ContactProblem problem={problem} /> }
  }
  const typed = submission?.values ?? {}
  return (
    <form
      className={`${styles.form} no-print`}
      action={`${paths.contact}#${FORM_ALERT_ID}`}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={messages.label}
      {...handlers}
    >
      {problems.length > 0 && (
        <ErrorSummary
          problems={problems}
          idOf={idOf}
          textOf={(problem) => <ContactProblem problem={problem} />}
          attempt={attempt}
        />
      )}
      <div className={styles.pair}>
        <LabelledInput
          label={messages.name}
          optional={messages.optional}
          {...field('name')}
          name="name"
          autoComplete="name"
          defaultValue={typed['name']}
        />
        <LabelledInput
          label={messages.email}
          {...field('email')}
          name="email"
          type="email"
          autoComplete="email"
          aria-required
          defaultValue={typed['email']}
        />
      </div>
      <LabelledSelect
        label={messages.topic}
        {...field('topic')}
        name="topic"
        defaultValue={typed['topic'] ?? ''}
        options={CONTACT_TOPICS.map((topic) => [topic, messages.topics[topic || 'open']])}
      />
      <LabelledTextArea
        label={messages.message}
        optional={messages.optional}
        {...field('message')}
        name="message"
        rows={5}
        placeholder={messages.messagePlaceholder}
        defaultValue={typed['message']}
      />
      <AttachmentsField
        optional={messages.optional}
        lost={submission?.filesLost === true}
        list={files}
        {...field('attachments')}
      />
      <div>
        <Checkbox
          name="newsletter"
          value="on"
          defaultChecked={typed['newsletter'] === 'on'}
          aria-describedby={idOf('newsletter-note')}
        >
          {messages.newsletter}
        </Checkbox>
        <p className={`hint ${styles.note}`} id={idOf('newsletter-note')}>
          {messages.newsletterNote}
        </p>
      </div>
      <input type="hidden" name="language" value={language} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={idOf('website')}>{messages.trap}</label>
        <input id={idOf('website')} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={`tiny muted ${styles.privacy}`}>
        {messages.captcha} {messages.privacy} <PageLink to={paths.privacy}>{messages.privacyLink}</PageLink>
      </p>
      {notice && (
        <FormAlert
          title={notice === 'offline' ? messages.offline : <ContactNotice notice={notice} />}
          {...(attempt === 0 && { attempt })}
        />
      )}
      <p className={`${styles.send} row`}>
        <TrailSign type="submit" aria-disabled={sending}>
          {sending ? messages.sending : messages.send}
        </TrailSign>
        <span className="small">{messages.promise}</span>
        {captcha}
      </p>
    </form>
  )
}

function ContactNotice({ notice }: { notice: Exclude<FormNotice, 'offline'> }) {
  return useMessages('form-problems').notices[notice]
}

function ContactProblem({ problem }: { problem: FieldProblem }) {
  const language = useLanguage()
  const { fields, other } = useMessages('form-problems')
  const sentences: Record<string, Record<string, string>> = fields
  const sentence = sentences[problem.field]?.[problem.code] ?? other
  const max = CONTACT_LIMITS[problem.field as keyof typeof CONTACT_LIMITS] ?? 0
  return fill(sentence, { max: formatNumber(language, max), name: problem.name ?? '' })
}
