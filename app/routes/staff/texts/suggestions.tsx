import { useState } from 'react'
import { TARGET_LANGUAGES, type TargetLanguage } from '#features/messages/translation.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { postStaff } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './texts.module.css'
import type { EditedTexts } from './use-edited-page.ts'

/** Has a machine suggest what is missing or outdated on a page, where the owner has set a service. */
export function Suggestions({ texts }: { texts: EditedTexts }) {
  const { suggestions: messages } = useMessages('staff-texts')
  const shown = useLanguage()
  const toast = useResultToast()
  const [asked, setAsked] = useState<TargetLanguage>()
  const { page } = texts
  if (!page?.canSuggest) return null
  const waiting = TARGET_LANGUAGES.flatMap((language) => {
    const count = page.fields.filter(({ languages }) => {
      const { isMissing, isOutdated, isUnread } = languages[language]
      return languages.de.text !== '' && !isUnread && (isMissing || isOutdated)
    }).length
    return count > 0 ? [{ language, count }] : []
  })
  if (waiting.length === 0) return null

  async function suggest(language: TargetLanguage): Promise<void> {
    if (asked || !page) return
    setAsked(language)
    await texts.flush()
    const path = `/texts/${encodeURIComponent(page.id)}/suggestions` as const
    const answer = await postStaff<'/texts/:id/suggestions'>(path, { language })
    setAsked(undefined)
    texts.reload()
    if (!answer.ok) return toast.refused(answer.refusal)
    const { suggested, refused } = answer.value
    const text =
      refused > 0 ? `${fill(messages.refused, { n: String(refused) })} ${messages.text}` : messages.text
    toast.done(plural(shown, suggested, messages.done), text)
  }

  return (
    <div className={styles.ways} role="group" aria-label={messages.label}>
      {waiting.map(({ language, count }) => (
        <Button
          key={language}
          size="sm"
          aria-disabled={asked !== undefined}
          onClick={() => void suggest(language)}
        >
          {asked === language
            ? messages.asking
            : fill(messages.ask, { language: LANGUAGE_NAMES[language], n: String(count) })}
        </Button>
      ))}
    </div>
  )
}
