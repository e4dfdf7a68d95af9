import type { ComponentProps, ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { paths } from '#content/paths.ts'
import { ErrorSummary } from '../form/error-summary.tsx'
import { FORM_ALERT_ID, FormAlert } from '../form/form-alert.tsx'
import type { FormBehaviour, FormHost, FormSubmission } from '../form/form-state.ts'
import { useForm } from '../form/use-form.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { PageLink } from '../page-link.tsx'
import { LabelledInput } from '../ui/fields/labelled.tsx'
import { TrailSign } from '../ui/pictures/trail-sign.tsx'
import addressFormStyles from './address-form.module.css'
import styles from './address-page.module.css'

interface AddressPageProps {
  messages: { title: string; lead: string; label: string; send: string; privacyLink: string }
  form: Omit<ComponentProps<typeof AddressForm>, 'submission' | 'label' | 'send' | 'children'>
  consent: string
  children: ReactNode
}

/** Needs the loader `loadSubmission`. */
export function AddressPage({ messages, form, consent, children }: AddressPageProps) {
  const submission = useLoaderData<FormSubmission | null>()
  return (
    <>
      <div className="wrap grid page-head">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      <section className={`wrap grid ${styles.page}`}>
        <div className="span-6">
          <AddressForm {...form} submission={submission} label={messages.label} send={messages.send}>
            <p className="small muted">
              {consent} <PageLink to={paths.privacy}>{messages.privacyLink}</PageLink>
            </p>
          </AddressForm>
        </div>
        <div className="from-8 small-titles">{children}</div>
      </section>
    </>
  )
}

interface AddressFormProps {
  /** Form and draft name; prefix of the field ids. */
  name: string
  page: string
  sentPage: string
  submission: FormSubmission | null
  load: () => Promise<{ attach: (host: FormHost) => FormBehaviour }>
  label: string
  send: string
  children: ReactNode
}

/** Needs the messages `address-form` and `form-problems`. */
function AddressForm(props: AddressFormProps) {
  const { name, page, sentPage, submission, load, label, send, children } = props
  const messages = useMessages('address-form')
  const language = useLanguage()
  const { state, handlers } = useForm({ draft: name, submission, load, sentPath: () => sentPage })
  const { problems, notice, sending, captcha, attempt } = state
  const problemText = (code: string) => messages.problems[code as keyof typeof messages.problems]
  const problem = problems.find(({ field }) => field === 'email')
  const idOf = (field: string) => `${name}-${field}`
  return (
    <form
      className={`${addressFormStyles.form} no-print`}
      action={`${page}#${FORM_ALERT_ID}`}
      method="post"
      noValidate
      aria-label={label}
      {...handlers}
    >
      {problems.length > 0 && (
        <ErrorSummary
          problems={problems}
          idOf={idOf}
          textOf={({ code }) => problemText(code)}
          attempt={attempt}
        />
      )}
      <LabelledInput
        id={idOf('email')}
        label={messages.email}
        error={problem && problemText(problem.code)}
        name="email"
        type="email"
        autoComplete="email"
        aria-required
        defaultValue={submission?.values['email']}
      />
      <input type="hidden" name="language" value={language} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={idOf('website')}>{messages.trap}</label>
        <input id={idOf('website')} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <p className="tiny muted">{messages.captcha}</p>
      {notice && <FormAlert title={messages.notices[notice]} {...(attempt === 0 && { attempt })} />}
      <p className={`${addressFormStyles.send} row`}>
        <TrailSign type="submit" aria-disabled={sending}>
          {sending ? messages.sending : send}
        </TrailSign>
        {captcha}
      </p>
    </form>
  )
}
