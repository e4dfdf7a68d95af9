import { fill, formatPrice, labelled } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import quotes from '../quotes/quotes.module.css'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useViewTitle } from '../use-view-title.ts'
import type { MandateFile } from './mandate-api.ts'
import { MandateDocuments } from './mandate-documents.tsx'
import { NextStepForm } from './next-step-form.tsx'

/** One accepted project: what comes next, and its documents. */
export default function MandateView({ id }: { id: string }) {
  const messages = useMessages('staff-mandates')
  const { value, problem, reload } = useLoaded<'/mandates/:id'>(`/mandates/${encodeURIComponent(id)}`)
  return (
    <>
      <BackLink to={staffPaths.part('mandates')}>{messages.title}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && <Mandate file={value} onChanged={reload} />}
    </>
  )
}

function Mandate({ file, onChanged }: { file: MandateFile; onChanged: () => void }) {
  const messages = useMessages('staff-mandates')
  const language = useLanguage()
  const momentOf = useFormatDateTime()
  const { mandate } = file
  const { number, customer, totalCents, acceptedAt, closedAt } = mandate
  const head = fill(messages.head, { number })
  useViewTitle(`${head} ${customer}`)
  return (
    <>
      <header className={quotes.head}>
        <div>
          <h1>
            {head} <span className={quotes.quiet}>{customer}</span>
          </h1>
          <p className="muted num">
            {`${labelled(language, messages.accepted, momentOf(acceptedAt))}, ${formatPrice(language, totalCents, { code: 'chf' })}`}
            {closedAt && (
              <>
                <br />
                {labelled(language, messages.columns.closed, momentOf(closedAt))}
              </>
            )}
          </p>
        </div>
        <PageLink className="go" to={staffPaths.quote(mandate.id)}>
          {messages.toQuote}
        </PageLink>
      </header>
      <div className={quotes.columns}>
        <NextStepForm key={mandate.revision} mandate={mandate} today={file.today} onChanged={onChanged} />
        <MandateDocuments file={file} onChanged={onChanged} />
      </div>
    </>
  )
}
