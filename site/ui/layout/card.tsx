import type { ReactNode } from 'react'
import { ArrowLink } from '../arrow-link.tsx'

interface CardProps {
  picture: ReactNode
  title: string
  /** Length, price: what decides whether to read on. */
  facts: string
  children: ReactNode
  link: { to: string; label: string }
}

export function Card({ picture, title, facts, children, link }: CardProps) {
  return (
    <article className="card">
      <div className="scene framed">{picture}</div>
      <h3>{title}</h3>
      <p className="card-facts">{facts}</p>
      <p>{children}</p>
      <ArrowLink to={link.to}>{link.label}</ArrowLink>
    </article>
  )
}
