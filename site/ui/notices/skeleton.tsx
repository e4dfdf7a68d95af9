import './skeleton.css'
import { classNames } from '../class-names.ts'

/** Decorative: announce loading elsewhere. */
export function Skeleton({
  picture = true,
  lines = 2,
  className,
}: {
  picture?: boolean
  lines?: number
  className?: string
}) {
  return (
    <div className={classNames('skeleton', className)} aria-hidden="true">
      {picture && <i className="skeleton-picture" />}
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  )
}
