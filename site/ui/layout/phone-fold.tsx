import type { ReactNode } from 'react'
import unfold from './unfold.module.css'
import { useFolds } from './use-folds.ts'

interface PhoneFoldProps {
  title: string
  /** Of the title's `h3`. */
  className?: string | undefined
  children: ReactNode
}

/** A part with its title; on a phone a row that unfolds, once the page is interactive. */
export function PhoneFold({ title, className, children }: PhoneFoldProps) {
  if (useFolds())
    return (
      <div className={unfold.list}>
        <details>
          <summary>{title}</summary>
          <div>{children}</div>
        </details>
      </div>
    )
  return (
    <>
      <h3 className={className}>{title}</h3>
      {children}
    </>
  )
}
