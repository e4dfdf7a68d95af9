import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus when it appears: what was pressed to open it is gone. */
export function FocusOnMount({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}
