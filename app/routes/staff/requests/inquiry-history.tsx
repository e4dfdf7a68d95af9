import type { StaffInquiry } from '#features/inquiry/staff/staff-inquiry.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './request-view.module.css'
import { useFormatDateTime } from '../use-format-date-time.ts'

export function InquiryHistory({ inquiry: { createdAt, history } }: { inquiry: StaffInquiry }) {
  const { request: messages, states } = useMessages('staff-desk')
  const momentOf = useFormatDateTime()
  return (
    <section className={styles.part}>
      <h2>{messages.history}</h2>
      <ol className={styles.history}>
        <li>
          <small className="num">{momentOf(createdAt)}</small>
          {messages.received}
        </li>
        {history.map(({ at, state, note }, index) => (
          <li key={`${index} ${at}`}>
            <small className="num">{momentOf(at)}</small>
            {state ? <b>{states[state]}</b> : note}
          </li>
        ))}
      </ol>
    </section>
  )
}
