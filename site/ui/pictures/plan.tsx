import type { ReactNode } from 'react'

interface PlanProps {
  viewBox: string
  /** Decorative without. */
  alt?: string | undefined
  /** Side that stays visible when cropped. */
  align?: 'xMidYMid' | 'xMaxYMid' | 'xMidYMax'
  className?: string | undefined
  /** A part of the plan, in its units. */
  sheet?: string
  /** Overlay in map units. */
  children?: ReactNode
}

/** One cached file for the whole site, coloured by tokens. */
export function Plan({ viewBox, alt, align = 'xMidYMid', className = '', sheet, children }: PlanProps) {
  const labelling = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <svg
      className={`plan ${className}`.trim()}
      viewBox={viewBox}
      preserveAspectRatio={`${align} slice`}
      {...labelling}
    >
      <use href={sheet ?? '/scenes/plan.svg#plan'} />
      {children}
    </svg>
  )
}

interface Point {
  x: number
  y: number
}

export function MapRhombus({ x, y, size = 14 }: Point & { size?: number }) {
  const half = Math.round(size * 0.66)
  return (
    <path className="map-rhombus" d={`M${x - size} ${y}l${size}-${half} ${size} ${half}-${size} ${half}z`} />
  )
}

export function MapPlace({ x, y }: Point) {
  return <circle className="map-place" cx={x} cy={y} r="6" />
}

interface MapNameProps extends Point {
  children: ReactNode
  kind?: 'summit' | 'village' | 'water'
  /** The text ends at the point instead of starting there. */
  end?: boolean
}

export function MapName({ x, y, children, kind = 'summit', end = false }: MapNameProps) {
  return (
    <text x={x} y={y} className={`map-${kind}`} textAnchor={end ? 'end' : 'start'}>
      {children}
    </text>
  )
}
