import { useNavigate } from 'react-router'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { usePrivateForm } from '#app/form/behaviour/use-private-form.ts'
import type { Group } from './group.loader.ts'
import styles from './group-page.module.css'

interface OwnEntryProps {
  group: Group
  own: NonNullable<Group['own']>
}

/** Says how to return, and takes the entry out. */
export function OwnEntry({ group: { link }, own }: OwnEntryProps) {
  const messages = useMessages('my-group')
  const language = useLanguage()
  const navigate = useNavigate()
  const { form, busy } = usePrivateForm(
    {
      action: `/api/groups/${link}/entries/${own.entry}/removal?${LANGUAGE_QUERY}=${language}`,
      done: messages.removed,
      onSaved: async () => navigate(`${paths.myGroup(link)}?done=removed`),
    },
    () => ({}),
  )
  return (
    <form className={styles.leave} {...form}>
      <p>{messages.back}</p>
      <Button type="submit" size="sm" aria-disabled={busy}>
        {messages.remove}
      </Button>
    </form>
  )
}
