import { useLocation, useRevalidator } from 'react-router'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import styles from './store-failure.module.css'

interface StoreFailureProps {
  messages: { title: string; text: string; retry: string }
  headingLevel?: 1 | 2
  /** 'HTTP {status}: {statusText}' (SPEC §8). */
  message: string
}

/** Without script, retrying is a plain link. */
export function StoreFailure({ messages, message, headingLevel = 2 }: StoreFailureProps) {
  const { pathname, search } = useLocation()
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const { revalidate, state } = useRevalidator()
  return (
    <div className={`${styles.failure} stack`} role="alert">
      <Heading>{messages.title}</Heading>
      <ErrorText>{messages.text}</ErrorText>
      <a
        className="go"
        href={pathname + search}
        aria-disabled={state === 'loading'}
        onClick={(event) => {
          event.preventDefault()
          void revalidate()
        }}
      >
        {messages.retry}
        <ArrowIcon />
      </a>
      <p className="tiny muted">{message}</p>
    </div>
  )
}
