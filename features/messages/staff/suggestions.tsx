import { useState } from 'react'
import { awaitsTranslation, TARGET_LANGUAGES, type TargetLanguage } from '../translation.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { Button } from '#site/ui/button.tsx'
import { call } from '#kit/client.ts'
import { useTexts } from '#kit/texts.ts'
import { texts as contract } from './text.contract.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import styles from './texts.module.css'
import type { EditedTexts } from './use-edited-page.ts'

/** Has a machine suggest what is missing or outdated on a page, where the owner has set a service. */
export function Suggestions({ texts }: { texts: EditedTexts }) {
  const { t, language: uiLanguage } = useTexts('staff-texts')
  const { suggestions: messages } = t
  const toast = useResultToast()
  const [running, setRunning] = useState<TargetLanguage>()
  const { page } = texts
  if (!page?.canSuggest) return null
  const waiting = TARGET_LANGUAGES.flatMap((language) => {
    const count = page.fields.filter((field) => awaitsTranslation(field, language)).length
    return count > 0 ? [{ language, count }] : []
  })
  if (waiting.length === 0) return null

  async function suggest(language: TargetLanguage): Promise<void> {
    if (running || !page) return
    setRunning(language)
    await texts.flush()
    const answer = await call(contract.suggest, { id: page.id, language })
    setRunning(undefined)
    texts.reload()
    if (!answer.ok) return toast.refused(answer.refusal)
    const { suggested, refused } = answer.value
    const text =
      refused > 0 ? `${fill(messages.refused, { n: String(refused) })} ${messages.text}` : messages.text
    toast.done(plural(uiLanguage, suggested, messages.done), text)
  }

  return (
    <div className={styles.ways} data-kit="row" data-gap="8" role="group" aria-label={messages.label}>
      {waiting.map(({ language, count }) => (
        <Button
          key={language}
          size="sm"
          aria-disabled={running !== undefined}
          onClick={() => void suggest(language)}
        >
          {running === language
            ? messages.asking
            : fill(messages.ask, { language: LANGUAGE_NAMES[language], n: String(count) })}
        </Button>
      ))}
    </div>
  )
}
