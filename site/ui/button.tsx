import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type ButtonProps = ComponentProps<'button'> & { size?: 'sm' | 'md' }

/** Secondary actions; the main one is a `TrailSign`. */
export function Button({ size = 'md', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames('button', size === 'sm' && 'button--sm', className)}
      {...rest}
    />
  )
}
