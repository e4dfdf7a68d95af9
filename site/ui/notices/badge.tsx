/** Decorative: include the count in the control's name. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
