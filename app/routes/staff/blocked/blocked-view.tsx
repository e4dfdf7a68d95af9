import { useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { BlockFileView } from './block-file.tsx'
import { BlockForm } from './block-form.tsx'
import { BlockTable } from './block-table.tsx'
import styles from './blocked.module.css'
import { StaffNames } from './staff-names.tsx'

/** All blocked days with the form, or one block with what it touches. */
export default function BlockedView({ id }: { id: string }) {
  return id === 'all' ? <AllBlocks /> : <BlockFileView id={id} />
}

function AllBlocks() {
  const messages = useMessages('staff-blocked')
  const { value, problem, reload } = useLoaded<'/blocked-days'>('/blocked-days')
  return (
    <>
      <BackLink to={staffPaths.part('events')}>{messages.toEvents}</BackLink>
      <StaffHead title={messages.title} lead={messages.lead} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <div className={styles.columns}>
          <BlockForm list={value} />
          <div>
            <BlockTable list={value} onChanged={reload} />
            <StaffNames list={value} onChanged={reload} />
          </div>
        </div>
      )}
    </>
  )
}
