import type { TextState } from '#features/messages/edited-message.ts'
import { PLACEHOLDER } from '#features/messages/field-rules.ts'
import { HTML_LANG, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useMessages } from '../../../../language/language.tsx'
import { Flag } from '../../../../ui/pictures/flag.tsx'
import { Difference } from '../../dialogs/difference.tsx'
import { usePlaceholderName } from '../text-input.tsx'
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
  const { queue, translators, missing } = useMessages('staff-texts')
  const nameOf = usePlaceholderName()
  const readable = (each: string) => each.replace(PLACEHOLDER, (placeholder) => `«${nameOf(placeholder)}»`)
  return (
    <section className={styles.german} aria-label={LANGUAGE_NAMES.de}>
      <p className={styles.name}>
        <Flag language="de" />
        <b>{LANGUAGE_NAMES.de}</b>
      </p>
      <p id={id} lang={text === '' ? undefined : HTML_LANG.de}>
        {text === '' ? missing : readable(text)}
      </p>
      {isSpecified && <small>{translators.isSpecified}</small>}
      {state.isOutdated && (
        <div className={styles.difference}>
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
