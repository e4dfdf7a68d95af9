/** In the manner of `app/ui/icons.tsx`, which every page loads. */
export function CalendarIcon() {
  return (
    <svg className="icon" viewBox="0 0 22 22" aria-hidden="true">
      <path d="M2 4.5h18v15.5H2zM2 9.5h18M7 1.5v5M15 1.5v5" />
    </svg>
  )
}
