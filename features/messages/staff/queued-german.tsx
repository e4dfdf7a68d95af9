import type { TextState } from '../edited-message.ts'
import { PLACEHOLDER } from '../field-rules.ts'
import { HTML_LANG, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useTexts } from '#kit/texts.ts'
import { Flag } from '#app/ui/pictures/flag.tsx'
import { Difference } from '#app/routes/staff/dialogs/difference.tsx'
import { usePlaceholderName } from './text-input.tsx'
import styles from './queue.module.css'

interface QueuedGermanProps {
  /** The description of the field. */
  id: string
  state: TextState
  text: string
  isSpecified: boolean
}

/** What is to translate, and how it differs from the German text that was translated. */
export function QueuedGerman({ id, state, text, isSpecified }: QueuedGermanProps) {
  const { queue, translators, missing } = useTexts('staff-texts').t
  const nameOf = usePlaceholderName()
  const readable = (each: string) => each.replace(PLACEHOLDER, (placeholder) => `«${nameOf(placeholder)}»`)
  return (
    <section className={styles.german} aria-label={LANGUAGE_NAMES.de}>
      <p data-kit="row" data-gap="8">
        <Flag language="de" />
        <b>{LANGUAGE_NAMES.de}</b>
      </p>
      <p id={id} lang={text === '' ? undefined : HTML_LANG.de}>
        {text === '' ? missing : readable(text)}
      </p>
      {isSpecified && <small>{translators.isSpecified}</small>}
      {state.isOutdated && (
        <div className="quoted" data-kit="stack" data-gap="4">
          {state.germanThen === null ? (
            <p>{queue.thenUnknown}</p>
          ) : (
            <>
              <p>
                <b>{queue.difference}</b> <small>{queue.legend}</small>
              </p>
              <p lang={HTML_LANG.de}>
                <Difference
                  before={readable(state.germanThen)}
                  after={readable(text)}
                  spoken={queue.spoken}
                />
              </p>
            </>
          )}
        </div>
      )}
    </section>
  )
}
