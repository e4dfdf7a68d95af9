import { useLocation, useRevalidator } from 'react-router'
import { useMessages } from '#site/language/language.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import styles from './calendar-page.module.css'

/** Without script, retrying is a plain link. */
export function CalendarFailure() {
  const messages = useMessages('calendar')
  const { error } = useMessages('common')
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  return (
    <div className={`${styles.failure} stack`} role="alert">
      <ErrorText>{messages.loadFailed}</ErrorText>
      <a
        className="go"
        href={pathname + search}
        aria-disabled={state === 'loading'}
        onClick={(event) => {
          event.preventDefault()
          void revalidate()
        }}
      >
        {error.retry}
        <ArrowIcon />
      </a>
    </div>
  )
}
