import { useSearchParams } from 'react-router'
import {
  SECURITY_FILTERS,
  type SecurityEntry,
  type SecurityFilter,
} from '#features/account/security/security-log.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './list.module.css'
import { ListTable } from './list-table.tsx'
import { Pagination, readPosition } from './pagination.tsx'
import { StaffHead } from './staff-head.tsx'
import { ErrorState } from './error-state.tsx'
import { useLoaded } from './use-loaded.ts'
import { useFormatDateTime } from './use-format-date-time.ts'
import { LoadingState } from './loading-state.tsx'

const FILTERS = ['all', ...Object.keys(SECURITY_FILTERS)] as SecurityFilter[]

export default function SecurityView() {
  const messages = useMessages('staff-security')
  const [query] = useSearchParams()
  const filter = FILTERS.find((each) => each === query.get('filter')) ?? 'all'
  const asked = new URLSearchParams({ filter, ...readPosition(query) })
  const { value, problem, reload } = useLoaded<'/security'>(`/security?${asked}`)
  const address = (next: SecurityFilter) => `${staffPaths.part('security')}&filter=${next}`
  const { columns } = messages
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      <div className={styles.tools}>
        <div className={styles.chips} role="group" aria-label={messages.filter}>
          {FILTERS.map((each) => (
            <Chip key={each} to={address(each)} current={each === filter} preventScrollReset>
              {messages.filters[each]}
            </Chip>
          ))}
        </div>
      </div>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.entries.length === 0 && <EmptyState title={messages.empty} />}
      {value && value.entries.length > 0 && (
        <ListTable columns={[columns.at, columns.what, columns.who, columns.network]}>
          {value.entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ListTable>
      )}
      <Pagination pages={value} address={address(filter)} />
    </>
  )
}

function Row({ entry }: { entry: SecurityEntry }) {
  const messages = useMessages('staff-security')
  const language = useLanguage()
  const moment = useFormatDateTime()
  const { at, action, who, whom, network, times } = entry
  const isRefused = (SECURITY_FILTERS.refused as readonly string[]).includes(action)
  return (
    <tr>
      <th scope="row" className="num">
        {moment(at)}
      </th>
      <td>
        {isRefused ? (
          <span className={styles.attention}>{messages.actions[action]}</span>
        ) : (
          messages.actions[action]
        )}
        {times > 1 && <small>{plural(language, times, messages.times)}</small>}
      </td>
      <td>
        {who ?? messages.nobody}
        {whom && <small>{fill(messages.whom, { email: whom })}</small>}
      </td>
      <td className={classNames('num', !network && styles.blank)}>
        {network && <span className={styles.label}>{messages.columns.network} </span>}
        {network ?? '–'}
      </td>
    </tr>
  )
}
