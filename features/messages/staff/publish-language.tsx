import { useRef, useState } from 'react'
import type { DraftedPage, TextQueue } from '../text-queue.ts'
import { fill, plural } from '#i18n/format.ts'
import { HTML_LANG, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { Difference } from '#site/routes/staff/dialogs/difference.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { call } from '#kit/client.ts'
import { texts as contract } from './text.contract.ts'
import { useRefusalMessage, useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { useFieldLabel } from './use-field-label.ts'
import { useTextPageName } from './use-text-page-name.ts'
import styles from './queue.module.css'

interface PublishLanguageProps {
  queue: TextQueue
  isTyping: boolean
  onPublished: () => void
}

interface Refused {
  page: DraftedPage
  problem: StaffProblem
}

/** Says what would be published, and publishes it: each page by itself, so that one that is refused holds up no other. */
export function PublishLanguage({
  queue: { language, drafts },
  isTyping,
  onPublished,
}: PublishLanguageProps) {
  const messages = useMessages('staff-texts')
  const { publication } = messages.queue
  const uiLanguage = useLanguage()
  const nameOf = useTextPageName()
  const labelOf = useFieldLabel()
  const refusalOf = useRefusalMessage()
  const toast = useResultToast()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [attempt, setAttempt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const pagesOf = (count: number) => plural(uiLanguage, count, publication.pages)
  const textsOf = (count: number) => plural(uiLanguage, count, publication.texts)
  const count = drafts.reduce((sum, { texts }) => sum + texts.length, 0)

  async function publish(): Promise<void> {
    if (isBusy || isTyping) return
    setBusy(true)
    const problems: Refused[] = []
    for (const page of drafts) {
      const answer = await call(contract.publish, { id: page.id, language, seen: page.seen })
      if (!answer.ok) problems.push({ page, problem: answer.refusal })
    }
    setBusy(false)
    setRefused(problems)
    setAttempt((before) => before + 1)
    onPublished()
    const done = drafts.length - problems.length
    if (done > 0)
      toast.done(
        messages.published.title,
        fill(publication.done, { language: LANGUAGE_NAMES[language], pages: pagesOf(done) }),
      )
    if (problems.length === 0) heading.current?.focus()
  }

  return (
    <section className={`apart ${styles.publish}`} aria-labelledby="publish-language">
      <h2 id="publish-language" className="ruled" tabIndex={-1} ref={heading}>
        {fill(publication.title, { language: LANGUAGE_NAMES[language] })}
      </h2>
      {refused.length > 0 && (
        <FormAlert title={publication.refused} attempt={attempt}>
          <ul>
            {refused.map(({ page, problem }) => (
              <li key={page.id}>
                {nameOf(page)}: {refusalOf(problem)}
              </li>
            ))}
          </ul>
        </FormAlert>
      )}
      {count === 0 ? (
        <p>{publication.none}</p>
      ) : (
        <>
          <p>{publication.text}</p>
          <ol>
            {drafts.map((page) => (
              <li key={page.id}>
                <details>
                  <summary>
                    <b>{nameOf(page)}</b> <small>{textsOf(page.texts.length)}</small>
                  </summary>
                  <ul>
                    {page.texts.map((text) => (
                      <li key={`${text.namespace} ${text.path}`}>
                        <small>{labelOf(text)}</small>
                        <p lang={HTML_LANG[language]}>
                          <Difference {...text} spoken={messages.queue.spoken} />
                        </p>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ol>
          <TrailSign size="sm" aria-disabled={isBusy || isTyping} onClick={() => void publish()}>
            {isBusy
              ? messages.working
              : isTyping
                ? messages.saving
                : fill(publication.submit, { texts: textsOf(count), pages: pagesOf(drafts.length) })}
          </TrailSign>
        </>
      )}
    </section>
  )
}
