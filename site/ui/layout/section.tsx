import type { ReactNode } from 'react'
import { SectionRule } from './section-rule.tsx'

interface SectionProps {
  id?: string
  /** On its rule. */
  name: ReactNode
  title: ReactNode
  /** Besides `section`. */
  className?: string
  children: ReactNode
}

/** A part of a page, below a rule with its name. */
export function Section({ id, name, title, className = 'section--ruled', children }: SectionProps) {
  return (
    <section id={id} className={`section ${className}`}>
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{title}</h2>
        {children}
      </div>
    </section>
  )
}
