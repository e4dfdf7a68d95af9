import { type ReactNode, useEffect, useRef } from 'react'

/** The button that opened it is gone, so it takes the focus. */
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
