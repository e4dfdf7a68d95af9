import { useSearchParams } from 'react-router'
import {
  AUDIT_SORTS,
  MAX_AUDIT_SEARCH,
  SECURITY_FILTERS,
  type SecurityFilter,
} from '#features/account/security/security-log.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/inputs.tsx'
import { ErrorState } from '../api/error-state.tsx'
import styles from '../lists/list.module.css'
import { ListSearch } from '../lists/list-search.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { Pagination, readPosition } from '../lists/pagination.tsx'
import { saveFile } from '../lists/save-file.ts'
import { useSorting } from '../lists/use-sorting.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import own from './security.module.css'
import { SecurityRow } from './security-row.tsx'

const FILTERS = ['all', ...Object.keys(SECURITY_FILTERS)] as SecurityFilter[]

export default function SecurityView() {
  const messages = useMessages('staff-security')
  const language = useLanguage()
  const toast = useResultToast()
  const [query, setQuery] = useSearchParams()
  const filter = FILTERS.find((each) => each === query.get('filter')) ?? 'all'
  const [search, who] = [query.get('q') ?? '', query.get('who') ?? '']
  const sorting = useSorting(AUDIT_SORTS)
  const narrowed = { ...(search && { q: search }), ...(who && { who }), ...sorting.asked }
  const asked = new URLSearchParams({ lng: language, filter, ...narrowed, ...readPosition(query) })
  const { value, problem, reload } = useLoaded<'/security'>(`/security?${asked}`)
  const { columns } = messages
  const isNarrowed = search !== '' || who !== ''

  const address = (next: SecurityFilter) =>
    `${staffPaths.part('security')}&${new URLSearchParams({ filter: next, ...narrowed })}`

  function narrow(change: { q?: string; who?: string }): void {
    const wanted = Object.entries({ ...narrowed, ...change }).filter(([, text]) => text !== '')
    setQuery({ view: 'security', filter, ...Object.fromEntries(wanted) })
  }

  async function save(): Promise<void> {
    const saved = await saveFile(
      `/security.csv?${new URLSearchParams({ lng: language, filter, ...narrowed })}`,
    )
    if (!saved.ok) toast.refused(saved.refusal)
  }

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <Button size="sm" onClick={() => void save()}>
          {messages.export}
        </Button>
      </StaffHead>
      <div className={styles.tools}>
        <div className={styles.chips} role="group" aria-label={messages.filter}>
          {FILTERS.map((each) => (
            <Chip key={each} to={address(each)} current={each === filter} preventScrollReset>
              {messages.filters[each]}
            </Chip>
          ))}
        </div>
        <ListSearch
          label={messages.searchHint}
          find={messages.find}
          value={search}
          maxLength={MAX_AUDIT_SEARCH}
          onFind={(q) => narrow({ q })}
        />
        <Field label={messages.person}>
          {(control) => (
            <Select
              size="sm"
              value={who}
              onChange={(event) => narrow({ who: event.target.value })}
              {...control}
            >
              <option value="">{messages.everybody}</option>
              {(value?.accounts ?? []).map(({ id, email }) => (
                <option key={id} value={id}>
                  {email}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.entries.length === 0 && (
        <EmptyState
          title={isNarrowed ? messages.none : messages.empty}
          action={
            isNarrowed && (
              <Button size="sm" onClick={() => narrow({ q: '', who: '' })}>
                {messages.clear}
              </Button>
            )
          }
        />
      )}
      {value && value.entries.length > 0 && (
        <ListTable
          sorting={sorting}
          columns={[{ name: columns.at, sort: 'at' }, columns.what, columns.who, columns.network]}
          className={own.log}
        >
          {value.entries.map((entry) => (
            <SecurityRow key={entry.id} entry={entry} />
          ))}
        </ListTable>
      )}
      <Pagination pages={value} address={address(filter)} />
    </>
  )
}
