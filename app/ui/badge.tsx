/** Rhombus with a figure at the corner of a control; the control's own name must tell the count. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
