import { useMessages } from '../../../language/language.tsx'
import { Skeleton } from '../../../ui/notices/skeleton.tsx'
import styles from '../staff-page.module.css'

export function LoadingState() {
  const { loading } = useMessages('staff')
  return (
    <div className={styles.waiting}>
      <p className="visually-hidden" role="status">
        {loading}
      </p>
      <Skeleton picture={false} lines={6} />
    </div>
  )
}
